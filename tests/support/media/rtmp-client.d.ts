// The part of node-media-server's RTMP client that tests use; it has no types.
declare module 'node-media-server/src/protocol/rtmp_client.js' {
  import type { Socket } from 'node:net'
  import type { FlvPacket } from 'node-media-server/src/protocol/flv.js'

  class RtmpClient {
    socket: Socket | null
    onCloseCallback: () => void
    onErrorCallback: (error: Error) => void
    onStatusCallback: (code: string) => void
    connect(url: string): Promise<void>
    sendConnect(): Promise<unknown>
    sendCreateStream(): Promise<unknown>
    /** Rejects with the server's reason if it refuses. */
    sendPublish(name: string): Promise<unknown>
    sendPacket(packet: FlvPacket): void
    disconnect(): void
  }

  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export { RtmpClient as default }
}

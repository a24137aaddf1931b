// Types for the parts of node-media-server in use, which ships none: only the protocol. Its server exits the process when its port is
// taken, plays to anyone who knows a name, and holds its state in globals.
declare module 'node-media-server/src/protocol/rtmp.js' {
  export interface RtmpInvoke {
    cmd: string
    transId?: number
    cmdObj?: { tcUrl?: string; app?: string } | null
    streamName?: string
  }
  class Rtmp {
    parserPacket: {
      header: { type: number; length: number; stream_id: number }
      clock: number
      payload: Buffer
      bytes: number
    }
    inPackets: Map<number, unknown>
    inChunkSize: number
    streamApp: string
    streamName: string
    streamId: number
    onOutputCallback: (bytes: Buffer) => void
    /** Null, or the error. */
    parserData(bytes: Buffer): string | null
    packetAlloc(): void
    controlHandler(): void
    dataHandler(): void
    onConnect(message: RtmpInvoke): void
    onPublish(message: RtmpInvoke): void
    onPlay(message: RtmpInvoke): void
    onDeleteStream(message: RtmpInvoke): void
    respondPublish(): void
    sendACK(bytes: number): void
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void
  }

  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export { Rtmp as default }
}
declare module 'node-media-server/src/core/logger.js' {
  const logger: { log: (text: string, level?: string) => void }

  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export { logger as default }
}
declare module 'node-media-server/src/protocol/sps_info.js' {
  const spsInfo: { parseH264Sps(unit: Buffer): { width: number; height: number } | null }

  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export { spsInfo as default }
}
declare module 'node-media-server/src/protocol/flv.js' {
  export interface FlvPacket {
    codec_type: number
    dts: number
    size: number
    data: Buffer
  }
  class Flv {
    onPacketCallback: (packet: FlvPacket) => void
    /** Null, or the error. */
    parserData(bytes: Buffer): string | null
    static createHeader(hasAudio: boolean, hasVideo: boolean): Buffer
    static createMessage(packet: FlvPacket): Buffer
  }

  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export { Flv as default }
}

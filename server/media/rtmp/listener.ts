// The RTMP port. If another process has taken it, or a connection misbehaves, the server keeps running.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { addressReader } from '../../core/live/wire/client-address.ts'
import { Admission, type ConnectionSlot } from '../admission.ts'
import type { PublishResult } from '../key/publish-by-key.ts'
import type { AskedKey } from '../key/stream-key.ts'
import { RtmpSession } from './session.ts'

export interface RtmpOptions {
  port: number
  host: string
  log: Logger
  /** The publication for this key and address, or why it is refused. `cut` closes the connection. */
  publish(asked: AskedKey, address: string, cut: () => void): Promise<PublishResult>
  /** Bytes per second that one publisher may send, measured over ten seconds. */
  mostRate: number
}
export interface RtmpListener {
  /** Null if the port could not be opened. */
  readonly port: number | null
  close(): Promise<void>
}

/** Connections per address; one that never publishes is closed after ten seconds. */
const perAddress = 40
const idle = { strange: 10_000, publishing: 15_000 }
/** Milliseconds over which the rate is measured. */
const rateWindow = 10_000

export async function listenRtmp(options: RtmpOptions): Promise<RtmpListener> {
  const { port, host, log } = options
  const sockets = new Set<Socket>()
  const admission = new Admission({ perAddress })
  const addressOf = addressReader(false)
  const server = createServer((socket) => {
    const address = addressOf(socket.remoteAddress, undefined)
    const slot = admission.acquire(address, () => socket.destroy())
    if (!slot) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      slot.release()
    })
    receive(socket, options, { slot, address })
  })
  const taken = await open(server, port, host)
  if (taken) {
    log.warn(
      { port, code: taken.code },
      taken.code === 'EADDRINUSE'
        ? `RTMP: port ${port} is taken by another program, so OBS cannot publish here: set RTMP_PORT to another one, or off.`
        : `RTMP: port ${port} cannot be opened (${taken.code ?? taken.message}), so OBS cannot publish here: set RTMP_PORT to another one, or off.`,
    )
    return { port: null, close: async () => undefined }
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function open(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  const attempt = (address: string): Promise<NodeJS.ErrnoException | null> =>
    new Promise((resolve) => {
      server.once('error', resolve)
      server.listen({ port, host: address }, () => {
        server.off('error', resolve)
        resolve(null)
      })
    })
  const error = await attempt(host)
  return error?.code === 'EAFNOSUPPORT' && host === '::' ? attempt('0.0.0.0') : error
}

function receive(
  socket: Socket,
  { log, publish, mostRate }: RtmpOptions,
  { slot, address }: { slot: ConnectionSlot; address: string },
): void {
  socket.setNoDelay(true)
  const strange = setTimeout(() => {
    if (!session.publishes) socket.destroy()
  }, idle.strange)
  strange.unref()
  const session = new RtmpSession(socket, { publish: (asked, cut) => publish(asked, address, cut), onPublish: slot.confirm })
  let windowFrom = Date.now()
  let windowBytes = 0
  socket.setTimeout(idle.publishing, () => socket.destroy())
  socket.on('data', (bytes: Buffer) => {
    const now = Date.now()
    if (now - windowFrom > rateWindow) {
      windowFrom = now
      windowBytes = 0
    }
    windowBytes += bytes.length
    try {
      if (windowBytes > (mostRate * rateWindow) / 1_000) {
        session.tooMuch()
        throw new Error('rate limit exceeded')
      }
      session.read(bytes)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'RTMP connection closed')
      socket.destroy()
    }
  })
  socket.on('error', (error) => log.debug({ err: error }, 'RTMP connection failed'))
  socket.once('close', () => {
    clearTimeout(strange)
    session.end()
  })
}

// A client of the live socket; in a room it counts as a viewer until it leaves.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Channel, LiveMessage, LiveRequest } from '../../../contract/live.ts'
import type { Caller } from '../people/app-member.ts'

/** Milliseconds within which a socket must respond, and close. */
const patience = 20_000

export interface LiveListener {
  /** Messages so far, by type. */
  readonly heard: Readonly<Record<string, number>>
  /** Errors of the socket before it was closed by `leave`. */
  readonly faults: readonly string[]
  leave(): Promise<void>
}

/** Joins a channel, signed in if there is a token; returns null if its account is banned from that room. */
export async function listen(app: Caller, channel: Channel, token = ''): Promise<LiveListener | null> {
  const headers = { origin: app.url, ...(app.address ? { 'x-forwarded-for': app.address } : {}) }
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws`, { headers })
  const heard: Record<string, number> = {}
  const faults: string[] = []
  let isLeaving = false
  const answered = new Promise<boolean>((resolve, reject) => {
    socket.on('message', (bytes) => {
      const message = JSON.parse(String(bytes)) as LiveMessage
      heard[message.type] = (heard[message.type] ?? 0) + 1
      if (message.code === 1) faults.push(`${channel}: ${message.msg}`)
      if (message.type === 'joined' && message.channel === channel) resolve(true)
      if (message.type === 'room_out') resolve(false)
    })
    socket.on('close', (code, reason) => {
      if (!isLeaving) faults.push(`${channel}: closed with ${code} ${reason}`)
      reject(new Error(`${channel}: closed with ${code} ${reason}`))
    })
    socket.on('error', reject)
  })
  // Prevents an unhandled rejection: a later close follows a join that has already resolved.
  answered.catch(() => undefined)
  await once(socket, 'open')
  const requests: LiveRequest[] = [
    { type: 'register', info: 'web', visible: true },
    ...(token ? [{ type: 'login-token', token } as const] : []),
    { type: 'topic', add: [channel] },
  ]
  for (const request of requests) socket.send(JSON.stringify(request))
  const leave = async (): Promise<void> => {
    isLeaving = true
    if (socket.readyState === WebSocket.CLOSED) return
    const closed = once(socket, 'close')
    socket.close()
    await Promise.race([closed, wait(patience, undefined, { ref: false })])
    socket.terminate()
  }
  const late = wait(patience, undefined, { ref: false }).then(() => {
    throw new Error(`${channel}: was not joined within ${patience} ms`)
  })
  late.catch(() => undefined)
  const isIn = await Promise.race([answered, late])
  if (isIn) return { heard, faults, leave }
  await leave()
  return null
}

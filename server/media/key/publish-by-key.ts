// Authorizes publishers by their stream key, and reports refused ones. The key itself is never reported: anyone who reads a log could
// publish with one that is nearly right.
import type { Logger } from 'pino'
import type { CutReason, Publication } from '../publication.ts'
import type { KeyFault, RefusedKey } from './refused-keys.ts'
import { type AskedKey, trimKey } from './stream-key.ts'

/** Why a publisher is refused. address: the key is valid, but was sent to another application. */
export type PublishRefusal = 'key' | 'address' | 'taken' | 'limit'
export type PublishResult = Publication | PublishRefusal

interface PublishFrom {
  way: 'rtmp' | 'browser'
  /** Address of the publisher, in the form that rate limits count. */
  address: string
}
/** `cut` closes the connection. */
export type PublishByKey = (asked: AskedKey, from: PublishFrom, cut: (reason: CutReason) => void) => Promise<PublishResult>

export interface KeyDeps {
  /** The room that a stream key opens. */
  authorize(key: string): Promise<{ roomId: string } | null>
  /** The room whose key this was before it was changed; null if none. */
  formerRoom(key: string): Promise<string | null>
  publish(roomId: string, way: 'rtmp' | 'browser', cut: (reason: CutReason) => void): PublishResult
  /** Reports an attempt with a room's current or former key to its studio. */
  note(roomId: string, refusal: 'key' | 'address'): void
  onRefused(way: 'rtmp' | 'browser', refusal: PublishRefusal): void
  /** Reports a key that belongs to no room to the operator. */
  onStranger(refused: RefusedKey): void
  log: Pick<Logger, 'warn'>
}

/** Shape of room names, as URLs and folders contain them. */
export const roomShape = /^[A-Za-z0-9_-]{1,64}$/
const keyShape = /^[A-Za-z0-9_-]{8,128}$/

/** Classifies a key that opens nothing. `room`: the room whose key it was. */
function faultOf(key: string, room: string | null): KeyFault | 'former' {
  if (key === '') return 'empty'
  if (!keyShape.test(key)) return 'malformed'
  return room === null ? 'unknown' : 'former'
}

export function publisherByKey({ authorize, formerRoom, publish, note, onRefused, onStranger, log }: KeyDeps): PublishByKey {
  return async (asked, { way, address }, cut) => {
    const key = trimKey(asked.key)
    const found = keyShape.test(key) ? await authorize(key) : null
    const opened = found && roomShape.test(found.roomId) ? found.roomId : null
    const result = !opened ? 'key' : asked.isOurAddress ? publish(opened, way, cut) : 'address'
    if (typeof result !== 'string') return result
    const room = opened ?? (keyShape.test(key) ? await formerRoom(key) : null)
    if (room && (result === 'key' || result === 'address')) note(room, result)
    onRefused(way, result)
    const fault = result === 'key' ? faultOf(key, room) : null
    if (fault && fault !== 'former') onStranger({ way, fault, address })
    log.warn({ way, reason: result, room, ...(fault && { fault }) }, 'a publisher was refused')
    return result
  }
}

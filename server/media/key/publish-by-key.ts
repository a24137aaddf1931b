// Publishers by their stream key: the room that it opens, and who hears of one that opens none. The key itself is said to nobody: who
// reads a log could publish by one that is nearly right.
import type { Logger } from 'pino'
import type { CutReason, Publication } from '../publication.ts'
import type { KeyFault, RefusedKey } from './refused-keys.ts'
import { type AskedKey, trimKey } from './stream-key.ts'

/** Why nobody publishes. address: the key is good, and was sent to an application that is none of ours. */
export type PublishRefusal = 'key' | 'address' | 'taken' | 'limit'
export type PublishAnswer = Publication | PublishRefusal

interface PublishFrom {
  way: 'rtmp' | 'browser'
  /** Of who publishes, as it is counted against limits. */
  address: string
}
/** `cut` ends the connection. */
export type PublishByKey = (asked: AskedKey, from: PublishFrom, cut: (reason: CutReason) => void) => Promise<PublishAnswer>

export interface KeyDeps {
  /** Which room a stream key opens. */
  authorize(key: string): Promise<{ roomId: string } | null>
  /** Whose key it was before it was changed; null: nobody's. */
  formerRoom(key: string): Promise<string | null>
  publish(roomId: string, way: 'rtmp' | 'browser', cut: (reason: CutReason) => void): PublishAnswer
  /** The studio of a room is told what was tried with its key, the one of before or the one of now. */
  note(roomId: string, refusal: 'key' | 'address'): void
  onRefused(way: 'rtmp' | 'browser', refusal: PublishRefusal): void
  /** Whoever runs the server is told of a key that is nobody's. */
  onStranger(refused: RefusedKey): void
  log: Pick<Logger, 'warn'>
}

/** Names of rooms, as they stand in addresses and folders. */
export const roomShape = /^[A-Za-z0-9_-]{1,64}$/
const keyShape = /^[A-Za-z0-9_-]{8,128}$/

/** What can be said of a key that opens nothing. `room`: whose key it was. */
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
    const answer = !opened ? 'key' : asked.isOurAddress ? publish(opened, way, cut) : 'address'
    if (typeof answer !== 'string') return answer
    const room = opened ?? (keyShape.test(key) ? await formerRoom(key) : null)
    if (room && (answer === 'key' || answer === 'address')) note(room, answer)
    onRefused(way, answer)
    const fault = answer === 'key' ? faultOf(key, room) : null
    if (fault && fault !== 'former') onStranger({ way, fault, address })
    log.warn({ way, reason: answer, room, ...(fault && { fault }) }, 'a publisher was refused')
    return answer
  }
}

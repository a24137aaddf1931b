// npm run feed -- play: sends a file or a recording, with the original pauses between its messages.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedAnswer } from '../../contract/feed/parts.ts'
import type { FileMessage } from './lines.ts'
import type { Sender } from './sender.ts'

export interface PlayOptions {
  messages: readonly FileMessage[]
  sender: Pick<Sender, 'deliver'>
  /** Milliseconds of the recording per real millisecond. */
  speed: number
  /** As if it happened now: shifts times and starts to the time of sending. */
  asNow: boolean
  now?: () => number
  wait?: (milliseconds: number) => Promise<unknown>
  /** Called after each part. */
  onSent?: (sent: number, of: number) => void
}
export type Outcome = Record<FeedAnswer['is'], number>

interface Timed {
  value: Record<string, unknown>
  at: number
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** When each is due: its arrival if recorded, else its own time; never before its predecessor. */
function timed(messages: readonly FileMessage[]): Timed[] {
  let last = Number.NEGATIVE_INFINITY
  return messages.flatMap(({ item, received }): Timed[] => {
    if ('broken' in item || !isObject(item.value)) return []
    const { value } = item
    const sentAt = received ?? (typeof value.at === 'string' ? Date.parse(value.at) : Number.NaN)
    last = Math.max(last, Number.isNaN(sentAt) ? last : sentAt)
    return [{ value, at: last }]
  })
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** Shifts the message's time to now; a start keeps its distance from the beginning of the recording. */
function movedTo({ value }: Timed, at: number, by: number): Record<string, unknown> {
  const { start } = value
  const startsAt = typeof start === 'string' && start.includes('T') ? Date.parse(start) : Number.NaN
  return { ...value, at: iso(at), ...(Number.isNaN(startsAt) ? {} : { start: iso(startsAt + by) }) }
}

export async function playMessages(options: PlayOptions): Promise<Outcome> {
  const { messages, sender, speed, asNow, now = Date.now, wait = sleep, onSent = () => undefined } = options
  const list = timed(messages)
  const outcome: Outcome = { applied: 0, repeated: 0, late: 0, early: 0, refused: 0 }
  const first = list.find(({ at }) => Number.isFinite(at))?.at ?? 0
  const begun = now()
  for (let sent = 0; sent < list.length; ) {
    const passed = (now() - begun) * speed
    const isDue = ({ at }: Timed): boolean => !Number.isFinite(at) || at - first <= passed
    const later = list.findIndex((one, index) => index >= sent && !isDue(one))
    const due = list.slice(sent, later < 0 ? list.length : later)
    if (due.length > 0) {
      const answers = await sender.deliver(due.map((one) => (asNow ? movedTo(one, now(), begun - first) : one.value)))
      for (const { is } of answers) outcome[is] += 1
      sent += due.length
      onSent(sent, list.length)
    } else await wait(Math.max(1, Math.ceil(((list[sent]?.at ?? first) - first - passed) / speed)))
  }
  return outcome
}

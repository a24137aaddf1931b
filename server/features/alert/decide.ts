// Who is told of what, and when: pure. One alert a device and fact, however many reasons; nothing that was switched off;
// what is taken back goes to exactly those who have heard of it.
import type { AlertSettings, GoalNotice } from '../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { choiceMatchOf, effectiveChoice, fullSettings, hidesScore, wantsAlert, wantsStreamer } from '../../../rules/alert/alert-choice.ts'
import { heldFor, timingOf } from '../../../rules/alert/alert-timing.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import type { DeliveryState } from './table.ts'

/** A device with those of its follows that touch the match. */
export interface Reader {
  device_id: string
  settings: AlertSettings
  follows: Follow[]
}

/** A delivery that is to be written down. */
export interface Plan {
  device_id: string
  state: Extract<DeliveryState, 'pending' | 'waiting' | 'quiet' | 'superseded' | 'dropped'>
  /** Real milliseconds. */
  due: number | null
  digest_at: number | null
  hidden: boolean
}

/** What of an alert the decision depends on. */
export interface Decidable {
  notice: GoalNotice
  kind: AlertKind
  lead: number | null
  /** Real milliseconds. */
  happened_at: number
  /** The players whom it is about. */
  players: readonly string[]
}

/** What became of the delivery of the event that an alert takes back or corrects. */
export interface Told {
  device_id: string
  state: DeliveryState
  digest_at: number | null
}

/** How much a device may have heard: nothing yet, in a digest to come, something. */
const heard = ({ state }: Told): number => (state === 'waiting' || state === 'dropped' ? 0 : state === 'quiet' ? 1 : 2)

/** One a device: what it has heard most of. */
export function mergeTold(told: readonly Told[]): Told[] {
  const byDevice = new Map<string, Told>()
  for (const one of told) {
    const known = byDevice.get(one.device_id)
    if (!known || heard(one) > heard(known)) byDevice.set(one.device_id, one)
  }
  return [...byDevice.values()]
}

/** The event whose readers are told: what this fact takes back or corrects; null when everyone who wants the kind is. */
export const aboutOf = ({ event, cancels }: Pick<AlertFact, 'event' | 'cancels'>): number | null =>
  cancels ?? (event.type === 'scorer-correction' ? (event.detail.target ?? null) : null)

export function wants({ follows, settings }: Reader, { notice, kind, lead, players }: Decidable): boolean {
  if (lead !== null && fullSettings(settings).lead !== lead) return false
  if (notice.room) return wantsStreamer(follows, settings, notice.room, notice.event)
  return wantsAlert(follows, settings, choiceMatchOf(notice), kind, players)
}

function planOf({ device_id, settings, follows }: Reader, { notice, happened_at, players }: Decidable, now: number): Plan {
  const match = choiceMatchOf(notice)
  const { through } = effectiveChoice(follows, settings, match)
  const timing = timingOf(settings, through, happened_at, now, isStale(now - happened_at - heldFor(settings) * 1_000))
  const plan = { device_id, due: null, digest_at: null, hidden: notice.room === undefined && hidesScore(follows, settings, match, players) }
  if (timing.when === 'digest') return { ...plan, state: 'quiet', digest_at: timing.at }
  if (timing.when === 'later') return { ...plan, state: 'waiting', due: timing.at }
  return { ...plan, state: timing.when === 'never' ? 'dropped' : 'pending' }
}

/** Everyone who wants it, each once. */
export const planAlert = (readers: readonly Reader[], alert: Decidable, now: number): Plan[] =>
  readers.filter((reader) => wants(reader, alert)).map((reader) => planOf(reader, alert, now))

/**
 * Those who were told of what is taken back or corrected, whatever they have switched off since, so that nobody is left
 * with a goal that did not count and nobody hears of the end of something that he never heard of. Who has not heard of
 * it yet does not: a held alert is dropped or corrected itself, and a digest says how it stands at its own moment.
 */
export function planCorrection(told: readonly Told[], readers: readonly Reader[], alert: Decidable, now: number): Plan[] {
  const byId = new Map(readers.map((reader) => [reader.device_id, reader]))
  return told.flatMap(({ device_id, state, digest_at }) => {
    const reader = byId.get(device_id)
    if (!reader || state === 'waiting' || state === 'dropped') return []
    if (effectiveChoice(reader.follows, reader.settings, choiceMatchOf(alert.notice)).muted) return []
    const plan = planOf(reader, alert, now)
    return state === 'quiet' ? [{ ...plan, state: 'quiet' as const, due: null, digest_at }] : [plan]
  })
}

/** Real milliseconds since a product moment, by a clock that runs `speed` times as fast. A moment to come is now. */
export const realAge = (happenedAt: number, productNow: number, speed: number): number => Math.max(0, (productNow - happenedAt) / speed)

/** Whether an alert comes too late to be true: older than a push service would have kept it. Real milliseconds. */
export const isStale = (age: number): boolean => age > limits.pushTtl * 1_000

/** Older than this it is no news for a digest either: a feed that fills in the past. */
export const isHistory = (age: number): boolean => age > 86_400_000

// Decides who is alerted and when. Pure. One alert per device and fact, however many follows match; nothing that is switched off; a
// cancellation reaches exactly the devices that received the original.
import type { AlertSettings, GoalNotice } from '../../../contract/alert.ts'
import type { AlertKind, Follow } from '../../../contract/follow/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { choiceMatchOf, effectiveChoice, fullSettings, hidesScore, wantsAlert, wantsStreamer } from '../../../rules/alert/alert-choice.ts'
import { heldFor, timingOf } from '../../../rules/alert/alert-timing.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import type { DeliveryState } from './table.ts'

/** A device with the follows that match. */
export interface Reader {
  device_id: string
  settings: AlertSettings
  follows: Follow[]
}

/** A delivery to be stored. */
export interface Plan {
  device_id: string
  state: Extract<DeliveryState, 'pending' | 'waiting' | 'quiet' | 'superseded' | 'dropped'>
  /** Real milliseconds. */
  due: number | null
  digest_at: number | null
  hidden: boolean
}

/** The alert fields that the decision depends on. */
export interface Decidable {
  notice: GoalNotice
  kind: AlertKind
  lead: number | null
  /** Real milliseconds. */
  happened_at: number
  /** The ids of the players involved. */
  players: readonly string[]
}

/** The delivery state of the event that an alert cancels or corrects. */
export interface Delivered {
  device_id: string
  state: DeliveryState
  digest_at: number | null
}

/** How much a device may have received: 0 nothing yet, 1 in a coming digest, 2 something. */
const heard = ({ state }: Delivered): number => (state === 'waiting' || state === 'dropped' ? 0 : state === 'quiet' ? 1 : 2)

/** One per device: the delivery that got furthest. */
export function mergeDelivered(delivered: readonly Delivered[]): Delivered[] {
  const byDevice = new Map<string, Delivered>()
  for (const one of delivered) {
    const known = byDevice.get(one.device_id)
    if (!known || heard(one) > heard(known)) byDevice.set(one.device_id, one)
  }
  return [...byDevice.values()]
}

/** The event whose recipients are notified: the one that this fact cancels or corrects; null: everyone who wants the kind. */
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

/** Plans for all readers who want the alert, one each. */
export const planAlert = (readers: readonly Reader[], alert: Decidable, now: number): Plan[] =>
  readers.filter((reader) => wants(reader, alert)).map((reader) => planOf(reader, alert, now))

/**
 * Plans for the recipients of what is cancelled or corrected, whatever they have switched off since (except mute), so that no device is
 * left with a goal that did not count, or gets the cancellation of an event that it never received. A held alert is dropped or corrected
 * itself, and a digest gives the state at its own time.
 */
export function planCorrection(delivered: readonly Delivered[], readers: readonly Reader[], alert: Decidable, now: number): Plan[] {
  const byId = new Map(readers.map((reader) => [reader.device_id, reader]))
  return delivered.flatMap(({ device_id, state, digest_at }) => {
    const reader = byId.get(device_id)
    if (!reader || state === 'waiting' || state === 'dropped') return []
    if (effectiveChoice(reader.follows, reader.settings, choiceMatchOf(alert.notice)).muted) return []
    const plan = planOf(reader, alert, now)
    return state === 'quiet' ? [{ ...plan, state: 'quiet' as const, due: null, digest_at }] : [plan]
  })
}

/** Real milliseconds since a product time, for a clock that runs `speed` times as fast. 0 for future times. */
export const realAge = (happenedAt: number, productNow: number, speed: number): number => Math.max(0, (productNow - happenedAt) / speed)

/** Whether an alert is outdated: older than the time to live at a push service. Real milliseconds. */
export const isStale = (age: number): boolean => age > limits.pushTtl * 1_000

/** Too old even for a digest: a feed that backfills. */
export const isHistory = (age: number): boolean => age > 86_400_000

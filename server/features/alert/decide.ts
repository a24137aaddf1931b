// Who is told of what: pure. One alert a device and fact, however many reasons; nothing stale; nothing that was switched off.
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits.ts'
import type { AlertSettings } from '../../../contract/push.ts'
import type { AlertFact } from '../match/alert-fact.ts'

/** One follow of one device that touches the match, with the settings of the device. */
export interface Interest {
  device_id: string
  kind: FollowKind
  events: readonly AlertKind[]
  settings: AlertSettings
}

/** The switch that governs a kind where a follow has no list of its own. */
const settingOf: Record<AlertKind, keyof AlertSettings | null> = {
  goal: 'value1',
  review: 'value3',
  'red-card': 'value3',
  'kick-off': 'value2',
  'half-time': 'value2',
  'full-time': 'value2',
  moved: null,
}
/** A league says more than most want to hear: without a list of its own it tells of goals, cards and ends. */
const quietDefaults: Partial<Record<FollowKind, readonly AlertKind[]>> = {
  league: ['goal', 'review', 'red-card', 'full-time', 'moved'],
}

/** Whether this follow wants this kind. A list of its own decides alone; else the switches of the device. */
export function wants({ kind, events, settings }: Interest, alertKind: AlertKind): boolean {
  if (events.length > 0) return events.includes(alertKind)
  if (quietDefaults[kind] && !quietDefaults[kind].includes(alertKind)) return false
  const setting = settingOf[alertKind]
  return setting === null || settings[setting]
}

/** The event whose readers are told: what this fact takes back or corrects; null when everyone who wants the kind is. */
export const aboutOf = ({ event, cancels }: Pick<AlertFact, 'event' | 'cancels'>): number | null =>
  cancels ?? (event.type === 'scorer-correction' ? (event.detail.target ?? null) : null)

/**
 * The devices to tell, each once. `toldBefore` are the readers of what is taken back or corrected: exactly they are
 * told, whatever they have switched off since, so that nobody is left with a goal that did not count and nobody hears
 * of the end of something that he never heard of.
 */
export function devicesToTell(interests: readonly Interest[], kind: AlertKind, toldBefore: readonly string[] | null): string[] {
  if (toldBefore) return [...new Set(toldBefore)]
  return [...new Set(interests.filter((interest) => wants(interest, kind)).map(({ device_id }) => device_id))]
}

/** Real milliseconds since a product moment, by a clock that runs `speed` times as fast. A moment to come is now. */
export const realAge = (happenedAt: number, productNow: number, speed: number): number => Math.max(0, (productNow - happenedAt) / speed)

/** Whether an alert comes too late to be true: older than a push service would have kept it. Real milliseconds. */
export const isStale = (age: number): boolean => age > limits.pushTtl * 1_000

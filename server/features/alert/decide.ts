// Who is told of what: pure. One alert a device and fact, however many reasons; nothing stale; nothing that was switched off.
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits.ts'
import type { AlertSettings, GoalNotice } from '../../../contract/push.ts'

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
/** A league or a team says more than most want to hear: without a list of its own it tells of goals and the end. */
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

/**
 * The devices to tell. A correction also goes to everyone who was told of what it takes back (`toldBefore`), whatever
 * they have switched off since: nobody is left with a goal that did not count.
 */
export function devicesToTell(interests: readonly Interest[], kind: AlertKind, toldBefore: readonly string[] = []): string[] {
  const told = new Set(toldBefore)
  for (const interest of interests) if (wants(interest, kind)) told.add(interest.device_id)
  return [...told]
}

/** Whether an alert comes too late to be true: older than a push service would have kept it. Real milliseconds. */
export const isStale = (happenedAt: number, now: number): boolean => now - happenedAt > limits.pushTtl * 1_000

/** Corrections touch the score or take something back: they replace an alert, so they are asked for like the goal itself. */
export const isCorrection = (notice: Pick<GoalNotice, 'event'>): boolean =>
  notice.event === 'goal-cancelled' ||
  notice.event === 'score-correction' ||
  notice.event === 'scorer-correction' ||
  notice.event === 'card-cancelled'

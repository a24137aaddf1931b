// Merges following and reserving a match into one follow. Pure.
import type { Follow } from '../../../contract/follow/follow.ts'
import { alertDefaults, type ChoiceMatch, effectiveChoice } from '../../../rules/alert/alert-choice.ts'

/** Alerts of a reservation: the app uses the same. */
const reservation: Follow['events'] = ['soon', 'kick-off', 'moved']

/** Default alerts of a match whose follow chooses none. */
const usual = (match: ChoiceMatch): Follow['events'] =>
  effectiveChoice([{ kind: 'match', id: match.id, events: [] }], alertDefaults, match).kinds

const isSame = (one: readonly string[], other: readonly string[]): boolean => String([...one].sort()) === String([...other].sort())

/** The follow of the match after a mark is set or removed; null: none. */
export function markedFollow(match: ChoiceMatch, known: Follow | undefined, as: 'followed' | 'reserved', on: boolean): Follow | null {
  const followed = as === 'followed' ? on : known !== undefined && known.adds !== true
  const reserved = as === 'reserved' ? on : (known?.events.includes('soon') ?? false)
  const rest = { kind: 'match', id: match.id, muted: known?.muted, through: known?.through } as const
  if (!followed) return reserved ? { ...rest, events: [...reservation], adds: true } : null
  // Events of a mere reservation are not a choice of alerts.
  const chosen = known?.adds === true ? [] : (known?.events ?? []).filter((kind) => kind !== 'soon')
  const isUsual = chosen.length === 0 || isSame(chosen, usual(match))
  if (reserved) return { ...rest, events: [...new Set([...(isUsual ? usual(match) : chosen), ...reservation])] }
  return { ...rest, events: isUsual ? [] : chosen }
}

/** Task acts of a new follow: a reservation is one with an alert before the start. */
export function actsOf(known: Follow | undefined, next: Follow): ('follow' | 'reserve')[] {
  const isFollowed = (one: Follow | undefined): boolean => one !== undefined && one.adds !== true
  const isReserved = (one: Follow | undefined): boolean => one?.kind === 'match' && one.events.includes('soon')
  return [
    ...(isFollowed(next) && !isFollowed(known) ? (['follow'] as const) : []),
    ...(isReserved(next) && !isReserved(known) ? (['reserve'] as const) : []),
  ]
}

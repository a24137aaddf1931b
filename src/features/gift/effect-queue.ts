// Schedules effects over the video: few at once, a bounded queue ordered by value, one banner per combo. Pure.

export interface Effect {
  /** The same within a combo. */
  key: string
  size: 'banner' | 'full'
  img: string
  person: string
  avatar: string
  /** gift: name and count. entry: name of the person's tier. */
  what: { type: 'gift'; name: string; count: number } | { type: 'entry'; name: string }
  /** Value in tenths of a diamond: higher values are shown first. */
  worth: number
}
export interface ShownEffect extends Effect {
  until: number
}
export interface EffectState {
  shown: readonly ShownEffect[]
  waiting: readonly Effect[]
}

export const noEffects: EffectState = { shown: [], waiting: [] }
/** Maximum shown at once, maximum waiting, and display time in milliseconds. */
export const effectBudget = { banner: 2, full: 1, waiting: 12, stays: { banner: 3_500, full: 2_000 } } as const

const countOf = (state: EffectState, size: Effect['size']): number => state.shown.filter((one) => one.size === size).length
const hasRoom = (state: EffectState, { size }: Effect): boolean => countOf(state, size) < effectBudget[size]
const show = (effect: Effect, now: number): ShownEffect => ({ ...effect, until: now + effectBudget.stays[effect.size] })

/** Taps may arrive out of order: the count of a combo never decreases. */
const further = (effect: Effect, before: Effect | undefined): Effect =>
  before?.what.type === 'gift' && effect.what.type === 'gift' && before.what.count > effect.what.count
    ? { ...effect, what: before.what }
    : effect

export function pushEffect(state: EffectState, effect: Effect, now: number): EffectState {
  const isSame = (one: Effect): boolean => one.key === effect.key && one.size === effect.size
  const shown = state.shown.findIndex(isSame)
  if (shown >= 0) return { ...state, shown: state.shown.with(shown, show(further(effect, state.shown[shown]), now)) }
  const others = state.waiting.filter((one) => !isSame(one))
  if (hasRoom(state, effect)) return { waiting: others, shown: [...state.shown, show(effect, now)] }
  const waiting = [...others, further(effect, state.waiting.find(isSame))].sort((a, b) => b.worth - a.worth)
  return { ...state, waiting: waiting.slice(0, effectBudget.waiting) }
}

/** Removes expired effects and shows waiting ones. Returns the same state if nothing changes. */
export function tickEffects(state: EffectState, now: number): EffectState {
  const over = state.shown.some(({ until }) => until <= now)
  if (!over) return state
  let next: EffectState = { ...state, shown: state.shown.filter(({ until }) => until > now) }
  for (const effect of state.waiting) {
    if (!hasRoom(next, effect)) continue
    next = { shown: [...next.shown, show(effect, now)], waiting: next.waiting.filter((one) => one !== effect) }
  }
  return next
}

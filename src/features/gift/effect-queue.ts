// Which effects lie over the picture: few at once, a bounded queue, the dearer first; a row of taps is one banner. Pure.

export interface Effect {
  /** Of one row of taps the same. */
  key: string
  size: 'banner' | 'full'
  img: string
  person: string
  avatar: string
  /** gift: what was given, so many. entry: who takes a seat. */
  what: { is: 'gift'; name: string; count: number } | { is: 'entry'; name: string }
  /** Tenths of a diamond: what is worth more is not kept waiting by what is worth less. */
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
/** At once, waiting, and milliseconds that each stays. */
export const effectBudget = { banner: 2, full: 1, waiting: 12, stays: { banner: 3_500, full: 2_000 } } as const

const countOf = (state: EffectState, size: Effect['size']): number => state.shown.filter((one) => one.size === size).length
const hasRoom = (state: EffectState, { size }: Effect): boolean => countOf(state, size) < effectBudget[size]
const show = (effect: Effect, now: number): ShownEffect => ({ ...effect, until: now + effectBudget.stays[effect.size] })

/** Two taps may come in the wrong order: a row never counts back. */
const further = (effect: Effect, before: Effect | undefined): Effect =>
  before?.what.is === 'gift' && effect.what.is === 'gift' && before.what.count > effect.what.count
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

/** What is over goes, what waits comes. The same state when nothing changes. */
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

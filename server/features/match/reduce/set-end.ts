// The end of a set as an alert: told once it is known that the match goes on, since the end of the last set is told as the end of
// the match.
import { addFact, type Draft } from './draft.ts'

/** Sets that are over and were followed by more of the match. */
function setsPassed({ core }: Draft): number {
  if (core.phase === 'set-break') return core.home_score + core.away_score
  return core.phase.startsWith('set-') ? Number(core.phase.slice(4)) - 1 : 0
}

/** Asked at each new phase and at each word on the sets: which of both comes first is up to the feed. */
export function tellSetEnd(draft: Draft): void {
  const { memo, state } = draft
  const passed = setsPassed(draft)
  if (passed <= (memo.sets ?? 0)) return
  const ended = state.log.findLast(({ event }) => event.type === 'period' && event.detail.count === passed)
  if (!ended) return
  memo.sets = passed
  draft.changed.set(ended.event.seq, ended.event)
  addFact(draft, ended.event, 'set-end')
}

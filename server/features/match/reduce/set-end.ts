// The end of a set as an alert. It waits until the match goes on, because the last set alerts as the end of the match.
import { addFact, type Draft } from './draft.ts'

/** Number of finished sets that were followed by more play. */
function setsPassed({ core }: Draft): number {
  if (core.phase === 'set-break') return core.home_score + core.away_score
  return core.phase.startsWith('set-') ? Number(core.phase.slice(4)) - 1 : 0
}

/** Called on each phase and each set score: their order depends on the feed. */
export function reportSetEnd(draft: Draft): void {
  const { memo, state } = draft
  const passed = setsPassed(draft)
  if (passed <= (memo.sets ?? 0)) return
  const ended = state.log.findLast(({ event }) => event.type === 'period' && event.detail.count === passed)
  if (!ended) return
  memo.sets = passed
  draft.changed.set(ended.event.seq, ended.event)
  addFact(draft, ended.event, 'set-end')
}

// A goal that is reported and named in the same batch alerts once, with its scorer.
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import { isGoal } from '../reduce/count.ts'
import type { ReduceFact } from '../reduce/draft.ts'

/** `eventOf` returns the event as it stands at the end of the batch. */
export function namedFacts(facts: readonly ReduceFact[], eventOf: (matchId: string, seq: number) => MatchEvent | undefined): ReduceFact[] {
  const named = new Set<string>()
  const withNames = facts.map((fact) => {
    const { event, core } = fact
    if (!isGoal(event) || event.player !== null) return fact
    const now = eventOf(core.id, event.seq)
    if (!now?.player || now.cancelled_by !== null) return fact
    named.add(`${core.id} ${event.seq}`)
    const { type, player, minute, detail } = now
    return { ...fact, event: { ...event, type, player, minute, detail: { ...detail, score: event.detail.score } } }
  })
  return withNames.filter(({ event, core }) => event.type !== 'scorer-correction' || !named.has(`${core.id} ${event.detail.target}`))
}

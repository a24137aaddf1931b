// Builds the notice of each fact with the ids of the players in it, once for all who decide or deliver.

import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { playerKinds } from '../../../../rules/alert/alert-choice.ts'
import { noticeOf } from '../../../../rules/alert/goal-notice.ts'
import { type LineupNames, playersNamed } from '../../../../rules/match/lineup-player.ts'
import type { AlertFact, Fact } from '../alert-fact.ts'
import { findLineups } from '../store.ts'

/** The player of a fact whose followers are notified. */
const namedIn = ({ kind, event }: Fact): Name | null => ((playerKinds as readonly string[]).includes(kind) ? event.player : null)

export async function withNotices(
  db: Parameters<typeof findLineups>[0],
  facts: readonly (Fact & { match: MatchRow })[],
): Promise<AlertFact[]> {
  const lineups = new Map<string, LineupNames | null>()
  for (const fact of facts) {
    const { id } = fact.match
    if (namedIn(fact) !== null && !lineups.has(id)) lineups.set(id, await findLineups(db, id))
  }
  return facts.map((fact) => {
    const named = namedIn(fact)
    const known = lineups.get(fact.match.id)
    const players = named && known ? playersNamed(known, named) : []
    return { ...fact, notice: noticeOf(fact.match, fact.event, fact.kind, fact.before, players) }
  })
}

// Gives alert facts the ids of the players whom they are about, so that everyone decides by the same ones.
import type { Name } from '../../../../contract/wire/name.ts'
import { playerKinds } from '../../../../rules/alert/alert-choice.ts'
import { type LineupNames, playersNamed } from '../../../../rules/match/lineup-player.ts'
import type { AlertFact } from '../alert-fact.ts'
import { findLineups } from '../store.ts'

/** The player of a fact of which those who follow him are told. */
const namedIn = ({ kind, event }: AlertFact): Name | null => ((playerKinds as readonly string[]).includes(kind) ? event.player : null)

export async function withPlayers(db: Parameters<typeof findLineups>[0], facts: AlertFact[]): Promise<AlertFact[]> {
  const lineups = new Map<string, LineupNames | null>()
  for (const fact of facts) {
    const { id } = fact.match
    if (namedIn(fact) !== null && !lineups.has(id)) lineups.set(id, await findLineups(db, id))
  }
  return facts.map((fact) => {
    const named = namedIn(fact)
    const known = lineups.get(fact.match.id)
    return named && known ? { ...fact, players: playersNamed(known, named) } : fact
  })
}

// A table of a league or a group, and the tie-break between level teams.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, oneOf, Timestamp } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { tieBreaks } from './table-order.ts'
import { TableZone } from './table-zone.ts'

export const TieBreakName = oneOf(tieBreaks)

/** The tie-break that ranks a team above the next one though both are level on the first criterion; `level` if nothing separates them. */
export const TieReason = Type.Object(
  {
    by: oneOf([...tieBreaks, 'level']),
    /** The team's value, and the next team's. A share of wins is 0 to 1. */
    own: Type.Number(),
    other: Type.Number(),
    /** Number of level teams when it was applied. */
    among: Count,
  },
  closed,
)
export type TieReason = Static<typeof TieReason>

export const StandingRow = Type.Object(
  {
    rank: Count,
    move: Type.Integer(),
    team_id: Id,
    team: Name,
    crest: Type.String(),
    played: Count,
    won: Count,
    drawn: Count,
    lost: Count,
    for: Count,
    against: Count,
    points: Type.Integer(),
    /** Points deducted from `points`, above 0, and the reason. Absent: none. */
    deducted: Type.Optional(Type.Object({ points: Count, reason: Name }, closed)),
    form: Type.Array(oneOf(['w', 'd', 'l'])),
    /** Winning streak up to the last finished match, or a negative losing streak; 0 after a draw. Absent in older tables. */
    streak: Type.Optional(Type.Integer()),
    /** Absent if the first criterion separates it from the next team. */
    reason: Type.Optional(TieReason),
  },
  closed,
)
export type StandingRow = Static<typeof StandingRow>
export const Standings = Type.Object(
  {
    league_id: Id,
    group: Type.Union([Name, Type.Null()]),
    provisional: Type.Boolean(),
    rows: Type.Array(StandingRow),
    /** From the top, without positions below 1; absent if the table has no zones. */
    zones: Type.Optional(Type.Array(TableZone)),
    updated_at: Timestamp,
  },
  closed,
)
export type Standings = Static<typeof Standings>

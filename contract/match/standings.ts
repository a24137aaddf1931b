// A table of a league or a group, and why level teams stand as they do.
import { type Static, Type } from 'typebox'
import { Count, closed, Id, Moment, oneOf } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'
import { tieBreaks } from './table-order.ts'
import { TableZone } from './table-zone.ts'

export const TieBreakName = oneOf(tieBreaks)

/** Why a team stands above the next one though both are level in what ranks first; `level` when nothing parts them. */
export const TieReason = Type.Object(
  {
    by: oneOf([...tieBreaks, 'level']),
    /** What the team has of it, and what the next one has. A share of wins is 0 to 1. */
    own: Type.Number(),
    other: Type.Number(),
    /** How many teams were level when it was asked. */
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
    /** Taken off `points`, above 0, and why. Absent: nothing was. */
    deducted: Type.Optional(Type.Object({ points: Count, reason: Name }, closed)),
    form: Type.Array(oneOf(['w', 'd', 'l'])),
    /** Wins in a row up to the last finished match, or losses below 0; 0 after a draw. Absent in tables kept from before. */
    streak: Type.Optional(Type.Integer()),
    /** Absent where what ranks first parts it from the next team. */
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
    /** From the top, none below 1; absent where no place means anything. */
    zones: Type.Optional(Type.Array(TableZone)),
    updated_at: Moment,
  },
  closed,
)
export type Standings = Static<typeof Standings>

// Admin: league tables, their tie-breaks, zones and point deductions.
import { type Static, Type } from 'typebox'
import { LeagueRef, SeasonId, TeamRef } from '../match/data.ts'
import { TieBreakName } from '../match/standings.ts'
import { tableLimits } from '../match/table-order.ts'
import { TableZone } from '../match/table-zone.ts'
import { Count, closed, type Endpoint, Id } from '../wire/endpoint.ts'
import { Name } from '../wire/name.ts'

/** Points deducted from a team in one season, above 0, and the reason. */
export const LeagueDeduction = Type.Object(
  { season: SeasonId, team_id: Id, points: Type.Integer({ minimum: 1, maximum: 99 }), reason: Name },
  closed,
)
export type LeagueDeduction = Static<typeof LeagueDeduction>

/** The operator's own rules for a league's tables: a feed never overwrites them. */
export const OwnTableRules = Type.Object(
  {
    /** Tie-breaks in order; empty: the regulations of the competition. */
    order: Type.Array(TieBreakName, { maxItems: 13, uniqueItems: true }),
    /** Null: the zones of the competition, where known. */
    zones: Type.Union([Type.Array(TableZone, { maxItems: tableLimits.zones }), Type.Null()]),
    /** Added to the known ones; replaces them for the same team and season. */
    deductions: Type.Array(LeagueDeduction, { maxItems: tableLimits.deductions }),
  },
  closed,
)
export type OwnTableRules = Static<typeof OwnTableRules>

export const AdminLeague = Type.Object(
  {
    league: LeagueRef,
    own: OwnTableRules,
    /** Defaults where the operator sets nothing. */
    usual: Type.Object({ order: Type.Array(TieBreakName), zones: Type.Array(TableZone) }, closed),
  },
  closed,
)
export type AdminLeague = Static<typeof AdminLeague>

export const leagueAdminEndpoints = {
  'GET api/Desk/leagues': {
    summary: 'Returns the leagues that have tables, by part of their name, those with rules of the operator first.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 40 })) }, closed),
    data: Type.Object({ list: Type.Array(AdminLeague, { maxItems: 50 }), total: Count }, closed),
  },
  'GET api/Desk/leagueTeams': {
    summary: 'Returns the teams and seasons of a league, for a deduction.',
    who: 'operator',
    effect: 'read',
    query: Type.Object({ id: Id }, closed),
    data: Type.Object({ teams: Type.Array(TeamRef), seasons: Type.Array(SeasonId) }, closed),
    errors: ['not-found'],
  },
  'POST api/Desk/putLeagueRules': {
    summary: 'Sets the operator’s own table rules of a league; its tables are recomputed at once.',
    who: 'operator',
    effect: 'write',
    body: Type.Object({ id: Id, ...OwnTableRules.properties }, closed),
    data: AdminLeague,
    errors: ['not-found', 'invalid-input'],
  },
} as const satisfies Record<string, Endpoint>

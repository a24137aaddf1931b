// The tables of leagues, teams and matches. `row` is the wire row without names, which are joined on read.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LeagueDeduction, OwnTableRules } from '../../../contract/admin/league-admin.ts'
import type { Lineup, PlayerLine, Statistic, TextLine } from '../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchStatus, Side, Sport } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { TableZone } from '../../../contract/match/table-zone.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { timestamptz } from '../../core/database/timestamptz.ts'
import type { FeedLeague } from './feed-message.ts'
import type { EventMemo, FixtureFacts, MatchCore, StateMemo } from './state.ts'

export const league = pgTable('league', {
  id: text('id').primaryKey(),
  sport: text('sport').$type<Sport>().notNull(),
  name: jsonb('name').$type<Name>().notNull(),
  short: jsonb('short').$type<Name>().notNull(),
  mark: text('mark').notNull(),
  color: text('color').notNull(),
  initial: text('initial').notNull(),
  hot: boolean('hot').notNull(),
  table_kind: text('table_kind').$type<FeedLeague['table']>().notNull(),
  /** Tie-break order; empty: that of the regulations. Set by the operator: a feed never writes it. */
  tie_breaks: text('tie_breaks').array().notNull().default(sql`'{}'`),
  /** Table places with a meaning, as given by the feed. */
  zones: jsonb('zones').$type<TableZone[]>(),
  /** Point deductions reported by the feed. */
  deductions: jsonb('deductions').$type<LeagueDeduction[]>(),
  /** Zones and deductions set by the operator: a feed never writes them. */
  own: jsonb('own').$type<Omit<OwnTableRules, 'order'>>(),
  /** The regulations named by the feed; empty: the usual ones. */
  rules: text('rules').notNull().default(''),
})

export const team = pgTable(
  'team',
  {
    id: text('id').primaryKey(),
    sport: text('sport').$type<Sport>().notNull(),
    name: jsonb('name').$type<Name>().notNull(),
    short: jsonb('short').$type<Name>().notNull(),
    code: text('code').notNull(),
    crest: text('crest').notNull(),
    league_id: text('league_id').notNull(),
  },
  (table) => [index('team_league').on(table.league_id)],
)

export const match = pgTable(
  'match',
  {
    id: text('id').primaryKey(),
    sport: text('sport').$type<Sport>().notNull(),
    league_id: text('league_id').notNull(),
    home_team_id: text('home_team_id').notNull(),
    away_team_id: text('away_team_id').notNull(),
    match_time: timestamptz('match_time').notNull(),
    status: text('status').$type<MatchStatus>().notNull(),
    /** Results of one season make one table; empty if the feed does not distinguish seasons. */
    season: text('season').notNull(),
    /** Length of a regular period in minutes. */
    period: smallint('period').notNull(),
    row: jsonb('row').$type<MatchCore>().notNull(),
    fixture: jsonb('fixture').$type<FixtureFacts>().notNull(),
    /** The reducer's memory beside the row and the events. */
    memo: jsonb('memo').$type<StateMemo>().notNull(),
  },
  (table) => [
    index('match_by_time').on(table.match_time),
    index('match_by_league').on(table.league_id, table.match_time),
    index('match_by_home').on(table.home_team_id, table.match_time),
    index('match_by_away').on(table.away_team_id, table.match_time),
    index('match_live').on(table.id).where(sql`status = 'live'`),
  ],
)

/** Append-only, except for `cancelled_by` and a scorer named later. No foreign key: the intake is the only writer, in bulk. */
export const matchEvent = pgTable(
  'match_event',
  {
    match_id: text('match_id').notNull(),
    seq: integer('seq').notNull(),
    feed_key: text('feed_key').notNull(),
    data: jsonb('data').$type<Omit<MatchEvent, 'cancelled_by'>>().notNull(),
    cancelled_by: integer('cancelled_by'),
    /** Null if empty. */
    memo: jsonb('memo').$type<EventMemo>(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.seq] }), uniqueIndex('match_event_feed_key').on(table.match_id, table.feed_key)],
)

export const matchText = pgTable(
  'match_text',
  {
    match_id: text('match_id').notNull(),
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    feed_key: text('feed_key').notNull(),
    data: jsonb('data').$type<Omit<TextLine, 'id'>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.id] }), uniqueIndex('match_text_feed_key').on(table.match_id, table.feed_key)],
)

export const matchExtra = pgTable('match_extra', {
  match_id: text('match_id').primaryKey(),
  lineups: jsonb('lineups').$type<{ home: Lineup; away: Lineup }>(),
  statistics: jsonb('statistics').$type<Statistic[]>(),
  momentum: jsonb('momentum').$type<number[]>(),
  players: jsonb('players').$type<{ home: PlayerLine[]; away: PlayerLine[] }>(),
})

/** One row per match and slot of five minutes: later prices overwrite their slot. */
export const matchOdds = pgTable(
  'match_odds',
  {
    match_id: text('match_id').notNull(),
    slot: integer('slot').notNull(),
    odds: jsonb('odds').$type<MatchOdds>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.slot] })],
)

/** Supporters per side of a match; a match without supporters has no row. */
export const matchBattle = pgTable('match_battle', {
  match_id: text('match_id').primaryKey(),
  home: integer('home').notNull().default(0),
  away: integer('away').notNull().default(0),
})

/** The side that an account supports: one row per match. */
export const matchSupport = pgTable(
  'match_support',
  {
    match_id: text('match_id').notNull(),
    account_id: text('account_id').notNull(),
    side: text('side').$type<Side>().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.account_id] }), index('match_support_account').on(table.account_id)],
)

/** One fan's rating of a player of a match; the last one wins. */
export const matchRating = pgTable(
  'match_rating',
  {
    match_id: text('match_id').notNull(),
    player_id: text('player_id').notNull(),
    account_id: text('account_id').notNull(),
    points: smallint('points').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.player_id, table.account_id] }),
    index('match_rating_account').on(table.account_id),
  ],
)

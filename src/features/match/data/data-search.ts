// Search parameters of a data page: a league with its season, tab and round, or a team, or a player of a team. Drops invalid values.
import type { TableView } from '../../../../contract/match/table-order.ts'
import { type LeaguePart, leagueParts } from '../../../../rules/screen/data-reads.ts'
import { readId } from '../../../core/read-address.ts'

export interface DataSearch {
  league?: string
  season?: string
  /** Undefined: the table, or the bracket of a competition without a table. */
  view?: LeaguePart
  /** Which matches a table counts; undefined: all. */
  part?: Exclude<TableView, 'all'>
  round?: number
  team?: string
  player?: string
}

const parts: readonly unknown[] = ['live', 'home', 'away', 'form'] satisfies Exclude<TableView, 'all'>[]

/** The router parses numeric-looking values as numbers. */
const textOf = (value: unknown, most: number): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= most ? text : undefined
}

export function readDataSearch({ league, season, view, part, round, team, player }: Record<string, unknown>): DataSearch {
  const read: { [K in keyof DataSearch]: DataSearch[K] | undefined } = {
    league: readId(league),
    season: textOf(season, 32),
    view: leagueParts.find((known) => known === view),
    part: parts.includes(part) ? (part as DataSearch['part']) : undefined,
    round: Number.isInteger(round) && Number(round) >= 0 ? Number(round) : undefined,
    team: readId(team),
    player: textOf(player, 80),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

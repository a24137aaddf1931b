// Reads one season file through the feed's own adapter and collects everything that the report contains.
import type { ClubNames } from '../../../server/feed/names/club.ts'
import { importCompetition } from '../../../server/feed/openfootball/fixtures.ts'
import { parseCompetition } from '../../../server/feed/openfootball/parse.ts'
import { type ComparedPlaces, differingPlaces } from './differing-places.ts'
import { differingRows } from './differing-rows.ts'
import { type LatinName, latinNames } from './latin-names.ts'
import { type ProductTable, productTables } from './product-tables.ts'
import { rawSeason } from './raw-season.ts'
import { countMatchdays } from './raw-tables.ts'
import { recount } from './recount.ts'
import type { SeasonFile } from './season-files.ts'
import { spellingsOf } from './spellings.ts'
import { unreadRounds } from './unread-rounds.ts'

export interface SeasonReport {
  path: string
  /** Numbers of matches in the file, matches read, and matches skipped. */
  written: number
  read: number
  skipped: number
  /** Number of matches with a numbered matchday; most matches of a league have one. */
  matchdays: number
  isLeague: boolean
  tables: ProductTable[]
  /** Unparsed round texts, with the number of their matches. */
  unread: Map<string, number>
  withoutRound: number
  /** Problems of zones, and all other problems, in the parser's words. */
  zones: string[]
  doubts: string[]
  latin: LatinName[]
  /** Spellings that were identified as one team. */
  merged: string[][]
  differingRows: string[]
  places: ComparedPlaces
}

const ofZone = /^(?:no time zone|zone ")/

/** Throws FileError if the adapter can read nothing. */
export function readSeason({ path, text }: SeasonFile, clubs: ClubNames): SeasonReport {
  const { competition, problems } = parseCompetition(text, path)
  const imported = importCompetition(competition, clubs)
  const raw = rawSeason(text)
  const spellings = spellingsOf(raw, imported)
  const tables = productTables(imported, competition.season)
  const matchdays = countMatchdays(raw.matches)
  const lines = problems.map(({ path: at, text: reason, skipped: isLeft }) => ({
    reason,
    line: `${at}${isLeft ? ' is left out' : ''}: ${reason}`,
  }))
  const nameOf = (id: string): string => spellings.ofTeam(id).join(' = ')
  return {
    path,
    written: raw.matches.length,
    read: competition.matches.length,
    skipped: problems.filter(({ skipped }) => skipped).length,
    matchdays,
    isLeague: matchdays * 2 > raw.matches.length,
    tables,
    unread: unreadRounds(raw.matches),
    withoutRound: raw.matches.filter(({ round }) => round === null).length,
    zones: lines.flatMap(({ reason, line }) => (ofZone.test(reason) ? line : [])),
    doubts: lines.flatMap(({ reason, line }) => (ofZone.test(reason) ? [] : line)),
    latin: latinNames(imported),
    merged: spellings.merged,
    differingRows: [...spellings.againstItself, ...differingRows(tables, recount(raw, spellings.idOf), nameOf)],
    places: differingPlaces(path, tables, spellings.ofTeam),
  }
}

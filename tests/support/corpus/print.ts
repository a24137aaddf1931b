// Prints the report of a corpus as lines of text: the findings of each season, and the totals.
import type { SeasonReport } from './read-season.ts'
import type { Rule, Totals } from './totals.ts'

/** Maximum lines per finding: for a season, and for all. */
const mostOfSeason = 5
const mostOfAll = 60

function printSome(lines: readonly string[], most: number): void {
  for (const line of lines.slice(0, most)) console.log(`  ${line}`)
  if (lines.length > most) console.log(`  … and ${lines.length - most} more`)
}

function tableText({ tables, matchdays, written }: SeasonReport): string {
  if (tables.length === 0) return `no table: ${matchdays} of its ${written} matches are of numbered matchdays`
  const state = tables.every(({ isFinal }) => isFinal) ? 'final' : 'not final'
  return tables.length === 1 ? `a table, ${state}` : `${tables.length} tables, ${state}`
}

function latinText({ latin }: SeasonReport): string[] {
  if (latin.length === 0) return []
  const count = (lang: 'zh' | 'vi'): number => latin.filter((one) => one.type === 'club' && one[lang]).length
  const langs = (['zh', 'vi'] as const).filter((lang) => latin.some((one) => one.type === 'competition' && one[lang]))
  const competition = langs.length > 0 ? `, and the competition in ${langs.join(' and ')}` : ''
  return [`names still Latin: clubs ${count('zh')} in zh, ${count('vi')} in vi${competition}`]
}

export function printSeason(season: SeasonReport): void {
  const { path, read, skipped, unread, withoutRound, zones, merged, doubts, differingRows, places } = season
  console.log(`${path}: ${read} matches${skipped > 0 ? `, ${skipped} left out` : ''}; ${tableText(season)}`)
  const sections: string[][] = [
    [...unread].map(([text, count]) => `round not understood: ${text} (${count} matches)`),
    withoutRound > 0 ? [`without a round: ${withoutRound} matches`] : [],
    zones.map((zone) => `zone not known: ${zone}`),
    latinText(season),
    merged.map((spellings) => `one team: ${spellings.join(' = ')}`),
    doubts.map((doubt) => `doubt: ${doubt}`),
    differingRows.map((line) => `BROKEN ${line}`),
    places.differing.map((line) => `BROKEN ${line}`),
  ]
  for (const lines of sections) printSome(lines, mostOfSeason)
}

const rules: Record<Rule, string> = {
  unreadable: 'season files that cannot be read',
  leaguesWithoutTable: 'leagues without a table',
  unreadRoundsOfLeagues: 'rounds of leagues that are not understood',
  differingRows: 'rows that differ from a recount',
  differingPlaces: 'places that differ from the published table',
}

function printNames({ latin }: Totals): void {
  const byFrequency = [...latin.values()].sort((one, other) => other.matches - one.matches || (one.name < other.name ? -1 : 1))
  console.log(`names still Latin: ${latin.size}`)
  for (const { name, type, zh, vi, matches } of byFrequency) {
    const langs = [...(zh ? ['zh'] : []), ...(vi ? ['vi'] : [])].join(' ')
    console.log(`  ${String(matches).padStart(6)} matches  ${langs.padEnd(5)}  ${name}${type === 'competition' ? ' (competition)' : ''}`)
  }
}

export function printTotals(totals: Totals): void {
  const { files, matches, skipped, leagues, tables, finalTables, rows, places, doubts, zones, unread, notCompared, broken } = totals
  console.log('')
  console.log(`${files} season files, ${leagues} of them leagues; ${matches} matches read, ${skipped} left out; ${doubts} doubts`)
  console.log(`${tables} tables, ${finalTables} of them final, ${rows} rows recounted; ${places} places compared`)
  printNames(totals)
  console.log(`rounds not understood: ${unread.size}`)
  for (const [text, count] of [...unread].sort(([, one], [, other]) => other - one)) console.log(`  ${text} (${count} matches)`)
  console.log(`files with a zone that is not known: ${zones.length}`)
  printSome(zones, mostOfAll)
  console.log(`published tables that are not final in this folder: ${notCompared.length}`)
  printSome(notCompared, mostOfAll)
  for (const [rule, about] of Object.entries(rules) as [Rule, string][]) {
    const lines = broken[rule]
    console.log(`${lines.length === 0 ? 'held  ' : 'BROKEN'} ${about}: ${lines.length}`)
    printSome(lines, mostOfAll)
  }
}

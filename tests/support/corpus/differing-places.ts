// Ranks in the product's tables that differ from the published ones, as lines of text.
import type { ProductTable } from './product-tables.ts'
import { type PublishedTable, publishedTables } from './published.ts'

export interface ComparedPlaces {
  /** Number of compared ranks. */
  places: number
  differing: string[]
  /** Tables of this file that could not be compared, with the reason. */
  left: string[]
}

/** Ignores case and accents, because files have different authors. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function comparePlaces(published: PublishedTable, { rows }: ProductTable, spellingsOf: (team: string) => string[]): string[] {
  const { first, last } = published
  const start = rows.length - last.length
  const places = [...first.map((team, index) => [index, team] as const), ...last.map((team, index) => [start + index, team] as const)]
  return places.flatMap(([index, team]) => {
    const row = rows[index]
    const spellings = row ? spellingsOf(row.team) : []
    if (spellings.some((spelling) => plain(spelling).includes(plain(team)))) return []
    const points = row ? ` with ${row.points} points` : ''
    return `place ${index + 1}: published ${team}, has ${spellings[0] ?? 'nobody'}${points}`
  })
}

/** `spellingsOf`: the file's spellings of a team. */
export function differingPlaces(path: string, tables: readonly ProductTable[], spellingsOf: (team: string) => string[]): ComparedPlaces {
  const compared: ComparedPlaces = { places: 0, differing: [], left: [] }
  for (const published of publishedTables) {
    if (!`/${path}`.endsWith(`/${published.file}`)) continue
    const table = tables.find(({ group }) => group === published.part)
    const name = published.part ?? 'table'
    if (table && !table.isFinal) compared.left.push(`${name}: matches of it have no result in this file`)
    else if (table) compared.differing.push(...comparePlaces(published, table, spellingsOf))
    else compared.differing.push(`${name}: published, and there is no such table`)
    if (table?.isFinal) compared.places += published.first.length + published.last.length
  }
  return compared
}

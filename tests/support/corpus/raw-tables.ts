// Assigns each match of a season to a table, by the text of its round. Shares nothing with the product's round grammar: a recount that did
// would repeat its mistakes.
import type { RawMatch } from './raw-season.ts'

const day = '(?:matchday|match day|gameweek|game week|week|spieltag|jornada|journ[ée]e|giornata|rodada|fecha|speelronde|kolejka)'
const matchday = new RegExp(`^(?:${day}\\s*#?\\d+|\\d+\\S*\\s*${day})$`)
const plainRound = /^(?:(?:round|runde)\s*#?\d+|\d+(?:\.|st|nd|rd|th)?\s*(?:round|runde))$/
/** A section with more numbered rounds than this is no cup, so its rounds are matchdays. */
const mostOfCup = 8

const groupWord = /^(?:group|pool|grp\.?|grupo|gruppe)\s+/i
const groupSegment = /^(?:group|pool|grp\.?|grupo|gruppe)\s+[a-z0-9]{1,2}$/
/** Key of a group's table, however the group is written: 'Group A' and 'A' are the same. */
export const groupKey = (label: string): string => `group ${label.trim().replace(groupWord, '').toUpperCase()}`

/** Section texts before a matchday; the first match wins. Matches of `ties` form a table only if they are more than ties. */
const sections: readonly [RegExp, string][] = [
  [/^(?:torneo )?apertura$/, 'apertura'],
  [/^(?:torneo )?clausura$/, 'clausura'],
  [/^(?:1\W*|primer )semestre$/, 'first-half'],
  [/^(?:2\W*|segundo )semestre$/, 'second-half'],
  [/^(?:championship|meistergruppe|champions'? play|play-?offs? (?:i|1)$)/, 'championship-round'],
  [/^(?:europe|ecl\b|europa league|conference league|play-?offs? (?:ii|2)$)/, 'europe-round'],
  [/^(?:aufstieg|promotion)/, 'promotion-round'],
  [/^(?:relegation|qualifikationsgruppe|play-?out|abstieg)/, 'relegation-round'],
  [/^groups?(?: phase| stage)?$/, 'groups'],
  [/^(?:league|regular|main round|grunddurchgang|hauptrunde)/, 'league'],
  [/^(?:play-?offs?|finals?|final phase|knock-?out.*|liguilla|post-?season|qualif.*)$/, 'ties'],
]

interface NumberedRound {
  /** The segments around it. */
  others: string[]
  round: string
  isPlain: boolean
}

function segmentsOf({ round, stage }: RawMatch): string[] {
  const text = stage === null || stage === round ? (round ?? '') : `${stage}, ${round}`
  return text.toLowerCase().split(/\s*,\s*|\s+[-–|]\s+/)
}

function numberedRound(match: RawMatch): NumberedRound | null {
  const segments = segmentsOf(match)
  const at = segments.findLastIndex((segment) => matchday.test(segment) || plainRound.test(segment))
  if (at < 0) return null
  const round = segments[at] ?? ''
  return { others: segments.filter((_, index) => index !== at), round, isPlain: !matchday.test(round) }
}

/** The sections with too many plain rounds for a cup. */
function longSections(matches: readonly RawMatch[]): Set<string> {
  const rounds = new Map<string, Set<string>>()
  for (const match of matches) {
    const numbered = numberedRound(match)
    if (!numbered?.isPlain) continue
    const section = numbered.others.join(', ')
    rounds.set(section, (rounds.get(section) ?? new Set<string>()).add(numbered.round))
  }
  return new Set([...rounds].flatMap(([section, { size }]) => (size > mostOfCup ? section : [])))
}

const isMatchday = (numbered: NumberedRound | null, long: ReadonlySet<string>): numbered is NumberedRound =>
  numbered !== null && (!numbered.isPlain || long.has(numbered.others.join(', ')))

/** Counts the matches that have a numbered matchday. */
export function countMatchdays(matches: readonly RawMatch[]): number {
  const long = longSections(matches)
  return matches.filter((match) => isMatchday(numberedRound(match), long)).length
}

function keyOf(match: RawMatch, long: ReadonlySet<string>): string | null {
  const segments = segmentsOf(match)
  const label = match.group ?? segments.find((segment) => groupSegment.test(segment))
  if (label !== undefined) return groupKey(label)
  if (segments.length === 1 && segments[0] === 'final round') return 'ties'
  const numbered = numberedRound(match)
  if (!isMatchday(numbered, long)) return null
  if (numbered.others.length === 0) return 'league'
  const known = sections.find(([pattern]) => numbered.others.some((segment) => pattern.test(segment)))
  return known?.[1] ?? groupKey(numbered.others.join(', '))
}

function isMoreThanTies(matches: readonly RawMatch[]): boolean {
  const opponents = new Map<string, string>()
  return matches.some(({ home, away }) => {
    const isOther = (opponents.get(home) ?? away) !== away || (opponents.get(away) ?? home) !== home
    opponents.set(home, away).set(away, home)
    return isOther
  })
}

/** Returns the table of each match that counts for one: 'league', 'groups', 'group A', or the name of a part of the season. */
export function tableKeys(matches: readonly RawMatch[]): Map<RawMatch, string> {
  const long = longSections(matches)
  const keys = new Map<RawMatch, string>()
  for (const match of matches) {
    const key = keyOf(match, long)
    if (key !== null) keys.set(match, key)
  }
  const ties = matches.filter((match) => keys.get(match) === 'ties')
  const isFinalRound = isMoreThanTies(ties)
  for (const match of ties) {
    if (isFinalRound) keys.set(match, 'final-round')
    else keys.delete(match)
  }
  // In a season with groups, matches without a group belong to no table.
  const hasGroups = [...keys.values()].some((key) => key.startsWith('group'))
  if (hasGroups) for (const [match, key] of keys) if (key === 'league') keys.delete(match)
  return keys
}

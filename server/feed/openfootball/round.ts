// The grammar of a round's name: prefix (a part of the season, a group), the round itself, and its leg.
import type { Name } from '../../../contract/wire/name.ts'
import type { SeasonPart } from '../../../rules/match/table/season-part.ts'
import {
  finals,
  localized,
  matchdays,
  numberedFinals,
  numberedRounds,
  ordinal,
  ordinalRounds,
  type Section,
  sections,
} from './round-names.ts'

export interface Round {
  /** `matchday`: of a table; `numbered`: of a table or of a cup; `stage`: of no table; `group`: gives only its group. */
  type: 'matchday' | 'numbered' | 'stage' | 'group'
  number: number | null
  /** The letter or number of its group, or the unknown words before a matchday. */
  group: string | null
  /** The part of the season before the comma; null for the whole season. */
  section: Section['type'] | null
  part: SeasonPart | null
  leg: 1 | 2 | null
  /** Display name. An unknown text is kept as is. */
  name: Name
  /** Prefix of a number: the play-offs in 'Playoffs, Matchday 1'. */
  within: Name | null
}

/** Joins two names. */
export const joined = (a: Name | null, b: Name): Name => (a ? localized(`${a.zh} · ${b.zh}`, `${a.en} · ${b.en}`, `${a.vi} · ${b.vi}`) : b)

const groupLetter = (text: string): string | null =>
  /^(?:group|pool|grp\.?|grupo|gruppe)\s+([a-z0-9]{1,2})$/i.exec(text.trim())?.[1]?.toUpperCase() ?? null

const legs: readonly [RegExp, 1 | 2][] = [
  [/^(?:1st leg|first leg|leg 1|hinspiel)$/, 1],
  [/^(?:2nd leg|second leg|leg 2|rückspiel)$/, 2],
]
const replay = /^replays?$/
const atEnd = /[,\s]+\(?(1st leg|first leg|leg 1|2nd leg|second leg|leg 2|replays?)\)?$/

const legName = (name: Name, leg: 1 | 2): Name =>
  leg === 1
    ? localized(`${name.zh}首回合`, `${name.en}, first leg`, `${name.vi} (lượt đi)`)
    : localized(`${name.zh}次回合`, `${name.en}, second leg`, `${name.vi} (lượt về)`)
/** The name of a leg of a tie. */
export const withLeg = (name: Name, leg: 1 | 2 | null): Name => (leg === null ? name : legName(name, leg))

const numberIn = (text: string, patterns: readonly RegExp[]): number | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return Number(found)
  }
  return null
}
const sectionOf = (text: string): Section | null => sections.find(([pattern]) => pattern.test(text))?.[1] ?? null

function finalName(text: string): Name | null {
  const known = finals.find(([pattern]) => pattern.test(text))?.[1]
  if (known) return known
  for (const [pattern, named] of numberedFinals) {
    const found = pattern.exec(text)
    if (found) return named(ordinal(found[1] ?? ''), ordinal(found[2] ?? ''))
  }
  const group = /^group ([a-z0-9]{1,2}) play-?off$/.exec(text)?.[1]?.toUpperCase()
  if (group !== undefined) return localized(`${group}组附加赛`, `Group ${group} play-off`, `Play-off bảng ${group}`)
  return ordinalRounds[/^(first|second|third|fourth|fifth|sixth) round$/.exec(text)?.[1] ?? ''] ?? null
}

interface Ending {
  rest: string[]
  leg: 1 | 2 | null
  isReplay: boolean
}

/** Splits off the leg: a segment of its own, or the end of the last one. */
function endingOf(segments: readonly string[]): Ending {
  const last = segments.at(-1) ?? ''
  const tail = atEnd.exec(last)?.[1] ?? (segments.length > 1 ? last : '')
  const leg = legs.find(([pattern]) => pattern.test(tail))?.[1] ?? null
  const isReplay = replay.test(tail)
  if (leg === null && !isReplay) return { rest: [...segments], leg, isReplay }
  const before = last.replace(atEnd, '')
  return { rest: before === last ? segments.slice(0, -1) : [...segments.slice(0, -1), before], leg, isReplay }
}

export const roundOrdinal = (number: number): Name => localized(`第${number}轮`, `Round ${number}`, `Vòng ${number}`)

type Core = Pick<Round, 'type' | 'number' | 'name'>

/** The round itself: the last segment that is not a section, unless there are only sections. */
function coreOf(text: string): Core | null {
  const matchday = numberIn(text, matchdays)
  if (matchday !== null) return { type: 'matchday', number: matchday, name: roundOrdinal(matchday) }
  const numbered = numberIn(text, numberedRounds)
  if (numbered !== null) return { type: 'numbered', number: numbered, name: roundOrdinal(numbered) }
  const name = finalName(text)
  return name && { type: 'stage', number: null, name }
}

const unknown = (text: string): Round => ({
  type: 'stage',
  number: null,
  group: null,
  section: null,
  part: null,
  leg: null,
  name: localized(text, text, text),
  within: null,
})

/**
 * Parses 'Finals, Semifinals, 1st leg', '24. Round', 'Clausura, Matchday 3', 'Group A, Matchday 1', 'Qualifying Round 1 - Champions Path'.
 * `stage` is a field that some years give beside the round.
 */
export function parseRound(text: string, stage: string | null = null): Round {
  const whole = stage === null || stage === text ? text.trim() : `${stage.trim()}, ${text.trim()}`
  const written = whole.split(/\s*,\s*|\s+[-–|]\s+/)
  const { rest, leg, isReplay } = endingOf(written.map((segment) => segment.toLowerCase()))
  const core = rest.map(coreOf)
  // Segments before the round give its section; a path follows it.
  const at = core.findLastIndex((one, index) => one !== null && (rest.length === 1 || sectionOf(rest[index] as string) === null))
  const chosen = at >= 0 ? at : core.findLastIndex((one) => one !== null)
  const own = core[chosen] ?? null
  let group: string | null = null
  let section: Section | null = null
  let prefix: Name | null = null
  for (const [index, segment] of rest.entries()) {
    if (index === chosen) continue
    const letter = groupLetter(segment)
    const found = letter === null ? sectionOf(segment) : null
    const raw = written[index] ?? segment
    if (letter !== null) group = letter
    else if (found === null && own === null) return unknown(whole)
    else if (found === null && own?.type === 'matchday') group = raw
    // Championship is more specific than the play-offs around it.
    else if (found !== null && section?.type !== 'part') section = found
    // 'Finals, Quarterfinals' drops the finals; 'Playoffs, Round 1' keeps the play-offs.
    const stageWord = own?.type === 'stage' || found?.type !== 'ties' ? null : finalName(segment)
    const before = found ? (found.name ?? stageWord) : letter === null ? localized(raw, raw, raw) : null
    if (before) prefix = joined(prefix, before)
  }
  if (own === null && group === null && section === null) return unknown(whole)
  const nameless = localized(whole, whole, whole)
  const { type, number, name }: Core = own ?? { type: group === null ? 'stage' : 'group', number: null, name: section?.name ?? nameless }
  const replayed = isReplay ? localized(`${name.zh}重赛`, `${name.en} replay`, `${name.vi} (đá lại)`) : name
  return {
    type,
    number,
    group,
    section: section?.type ?? null,
    part: section?.part ?? null,
    leg,
    name: own ? joined(prefix, replayed) : replayed,
    within: prefix,
  }
}

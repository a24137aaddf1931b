// The used part of football-data.org's API version 4, validated match by match.
// Source: the provider's own documentation of the resource `match`.
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { cleanText } from '../../core/text/clean-text.ts'

const maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))
const longestText = 200
const Text = Type.String({ maxLength: longestText })
const Pair = Type.Object({ home: maybe(Type.Integer({ minimum: 0, maximum: 99 })), away: maybe(Type.Integer({ minimum: 0, maximum: 99 })) })
const Person = Type.Object({ id: maybe(Type.Integer()), name: maybe(Text) })
const Team = Type.Object({ id: maybe(Type.Integer()), name: maybe(Text), shortName: maybe(Text), tla: maybe(Text) })

const Goal = Type.Object({
  minute: maybe(Type.Integer({ minimum: 0, maximum: 130 })),
  injuryTime: maybe(Type.Integer({ minimum: 0, maximum: 30 })),
  /** REGULAR, OWN, PENALTY. */
  type: maybe(Text),
  /** The scorer's team: for an own goal, the opposite of the side that it counts for. */
  team: maybe(Type.Object({ id: maybe(Type.Integer()) })),
  scorer: maybe(Person),
  assist: maybe(Person),
  /** The score with this goal: decides the side of an own goal. */
  score: maybe(Pair),
})
const Booking = Type.Object({
  minute: maybe(Type.Integer({ minimum: 0, maximum: 130 })),
  /** Set if the minute is written as "45+2". */
  injuryTime: maybe(Type.Integer({ minimum: 0, maximum: 30 })),
  team: maybe(Type.Object({ id: maybe(Type.Integer()) })),
  player: maybe(Person),
  /** YELLOW, YELLOW_RED, RED. */
  card: maybe(Text),
})

export const WireMatch = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  utcDate: Type.String({ format: 'date-time' }),
  /** SCHEDULED TIMED IN_PLAY PAUSED EXTRA_TIME PENALTY_SHOOTOUT FINISHED SUSPENDED POSTPONED CANCELLED AWARDED. */
  status: Text,
  /** 45, "45" or "45+2". */
  minute: maybe(Type.Union([Type.Integer(), Text])),
  injuryTime: maybe(Type.Integer()),
  venue: maybe(Text),
  matchday: maybe(Type.Integer()),
  stage: maybe(Text),
  group: maybe(Text),
  area: maybe(Type.Object({ name: maybe(Text) })),
  competition: Type.Object({ id: Type.Integer(), name: Text, code: maybe(Text), type: maybe(Text) }),
  season: maybe(Type.Object({ startDate: maybe(Text), endDate: maybe(Text) })),
  homeTeam: Team,
  awayTeam: Team,
  /** The provider's last change of the match. */
  lastUpdated: maybe(Text),
  score: Type.Object({
    /** HOME_TEAM, AWAY_TEAM, DRAW. */
    winner: maybe(Text),
    /** REGULAR, EXTRA_TIME, PENALTY_SHOOTOUT: also during the match, and sometimes late. */
    duration: maybe(Text),
    /** Includes the kicks of a shoot-out. */
    fullTime: maybe(Pair),
    halfTime: maybe(Pair),
    regularTime: maybe(Pair),
    extraTime: maybe(Pair),
    penalties: maybe(Pair),
  }),
  goals: maybe(Type.Array(Goal, { maxItems: 60 })),
  bookings: maybe(Type.Array(Booking, { maxItems: 60 })),
})
export type WireMatch = Static<typeof WireMatch>
export type WireTeam = Static<typeof Team>
export type WireGoal = Static<typeof Goal>

export interface ReadMatches {
  matches: WireMatch[]
  /** One sentence per dropped match or field. */
  problems: string[]
}

/** Fields that a match may lack as a whole: undecided teams, and a score before it begins. */
const mayLack = { homeTeam: {}, awayTeam: {}, score: {} }
const withLacking = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const given = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined)
  return { ...value, ...mayLack, ...Object.fromEntries(given) }
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value)

/** Converts minutes of goals and cards written as the match's own ("45+2") to numbers. */
function withPlainMinutes(value: unknown): unknown {
  if (!isObject(value)) return value
  const plain = (entry: unknown): unknown => {
    const parsed = isObject(entry) && typeof entry.minute === 'string' ? /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\D?$/.exec(entry.minute) : null
    if (!parsed || !isObject(entry)) return entry
    return { ...entry, minute: Number(parsed[1]), ...(parsed[2] === undefined ? {} : { injuryTime: Number(parsed[2]) }) }
  }
  const lists = (['goals', 'bookings'] as const).flatMap((name) => {
    const list = value[name]
    return Array.isArray(list) ? [[name, list.map(plain)] as const] : []
  })
  return { ...value, ...Object.fromEntries(lists) }
}

/** Sets the field at a JSON pointer to null. */
function leaveOut(value: unknown, pointer: string): void {
  const keys = pointer.split('/').slice(1)
  const last = keys.pop() as string
  let part = value as Record<string, unknown>
  for (const key of keys) part = part[key] as Record<string, unknown>
  part[last] = null
}

/** Maximum dropped fields of a match before the match itself is dropped. */
const mostLeftOut = 40

/** Drops invalid optional fields one by one, innermost first; returns what is wrong with each. */
function repair(value: unknown): string[] {
  const faults: string[] = []
  while (faults.length < mostLeftOut && !Value.Check(WireMatch, value)) {
    const errors = Value.Errors(WireMatch, value)
    // The schema of an optional field is a union with null.
    const field = errors.find(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath !== '')
    if (!field) break
    const [cause] = errors.filter(({ instancePath }) => instancePath === field.instancePath)
    faults.push(`${nameOf(field.instancePath)}: ${cause?.message ?? field.message}`)
    leaveOut(value, field.instancePath)
  }
  return faults
}

const nameOf = (pointer: string): string => pointer.slice(1).replaceAll('/', '.')

/** Cleans every text of a response and cuts overlong ones. Recursion is safe: responses are only as deep as a match. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value, longestText)
  if (Array.isArray(value)) return value.map(cleaned)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleaned(entry)]))
}

/** Reads a response with a list of matches; invalid matches and fields are dropped and reported. Throws if there is no list. */
export function readMatches(response: unknown): ReadMatches {
  const list = (response as { matches?: unknown } | null)?.matches
  if (!Array.isArray(list)) throw new TypeError('the answer has no list of matches')
  const matches: WireMatch[] = []
  const problems: string[] = []
  list.forEach((given: unknown, index) => {
    const value = withPlainMinutes(withLacking(cleaned(given)))
    for (const fault of repair(value)) problems.push(`matches[${index}] ${fault}`)
    if (Value.Check(WireMatch, value)) matches.push(value)
    else {
      const [first] = Value.Errors(WireMatch, value)
      problems.push(`matches[${index}]${first ? ` ${nameOf(first.instancePath) || 'is no match'}: ${first.message}` : ''}`)
    }
  })
  return { matches, problems }
}

// Reads a season file as written, without the product's code.

export interface RawMatch {
  /** Its position, in the adapter's notation: matches[12], rounds[0].matches[3]. */
  path: string
  home: string
  away: string
  round: string | null
  stage: string | null
  group: string | null
  /** Abandoned, annulled or cancelled. */
  isOff: boolean
  /** Includes extra time, excludes a shoot-out; null: no result yet. */
  score: readonly [number, number] | null
}

export interface RawSeason {
  /** Name without the season. */
  name: string
  /** 2023/24, 2025, or empty. */
  season: string
  matches: RawMatch[]
}

type Json = Record<string, unknown>
const objectOf = (value: unknown): Json => (value !== null && typeof value === 'object' ? (value as Json) : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns a text, or the name of an object. */
function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.trim() || null
  return value !== null && typeof value === 'object' ? textOf((value as Json).name) : null
}

function pairOf(value: unknown): RawMatch['score'] {
  const [home = Number.NaN, away = Number.NaN] = listOf(value).map((goals) => (goals === null ? Number.NaN : Number(goals)))
  return Number.isInteger(home) && Number.isInteger(away) ? [home, away] : null
}

function scoreOf({ score, score1, score2, score1et, score2et }: Json): RawMatch['score'] {
  const stated: Json = Array.isArray(score) ? { ft: score } : objectOf(score)
  return pairOf(stated.et) ?? pairOf([score1et, score2et]) ?? pairOf(stated.ft) ?? pairOf([score1, score2])
}

/** `enclosing`: the round whose list contains the match. */
function matchOf(value: unknown, path: string, enclosing: string | null): RawMatch {
  const match = objectOf(value)
  const stage = textOf(match.stage)
  return {
    path,
    home: textOf(match.team1) ?? '',
    away: textOf(match.team2) ?? '',
    round: textOf(match.round) ?? stage ?? enclosing,
    stage,
    group: textOf(match.group),
    isOff: /^(?:cancel|abandon|annul|void)/i.test(textOf(match.status) ?? ''),
    score: scoreOf(match),
  }
}

export function rawSeason(text: string): RawSeason {
  const file = objectOf(JSON.parse(text.replace(/^\uFEFF/, '')))
  const inRounds = listOf(file.rounds).flatMap((round, at) =>
    listOf(objectOf(round).matches).map((match, index) => matchOf(match, `rounds[${at}].matches[${index}]`, textOf(round))),
  )
  const title = textOf(file.name) ?? ''
  const [season = ''] = /\b(?:18|19|20)\d\d(?:[/-]\d{2,4})?\b/.exec(title) ?? []
  return {
    name: title.replace(season, '').trim(),
    season,
    matches: [...listOf(file.matches).map((match, index) => matchOf(match, `matches[${index}]`, null)), ...inRounds],
  }
}

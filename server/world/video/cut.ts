// Videos of finished matches: author, title, and start. Pure.
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { Ended } from '../ended.ts'
import { cutters, type VideoSeed } from './list.ts'

export interface CutSeed extends VideoSeed {
  match_id: string
  league_id: string
  /** Product milliseconds of the first picture. */
  begins_at: number
}

/** Milliseconds before a goal at which its video starts, and after the end at which any other video ends. */
const lead = 9_000
const after = 5_000
const goals: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty-goal'])

/** The goal that a video shows: the last valid one. */
const goalOf = (events: readonly MatchEvent[]): MatchEvent | undefined =>
  events.findLast(({ type, cancelled_by }) => goals.has(type) && cancelled_by === null)

const endOf = ({ events, start }: Ended): number => {
  const last = events.findLast(({ type }) => type === 'full-time') ?? events.at(-1)
  return last ? Date.parse(last.at) : start
}

function titleOf({ home, away, home_score, away_score }: Ended, goal: MatchEvent | undefined): Name {
  const minute = goal?.minute.replace("'", '′') ?? ''
  const who = goal?.player ?? null
  if (!who)
    return {
      zh: `${home.zh} ${home_score}:${away_score} ${away.zh}｜决胜时刻`,
      en: `${home.en} ${home_score}–${away_score} ${away.en}: how it was decided`,
      vi: `${home.vi} ${home_score}-${away_score} ${away.vi}: khoảnh khắc quyết định`,
    }
  return {
    zh: `${minute} ${who.zh}破门｜${home.zh} ${home_score}:${away_score} ${away.zh}`,
    en: `${who.en} scores (${minute}): ${home.en} ${home_score}–${away_score} ${away.en}`,
    vi: `${who.vi} ghi bàn (${minute}): ${home.vi} ${home_score}-${away_score} ${away.vi}`,
  }
}

/** Start of the decisive `seconds` in product milliseconds: the last goal, otherwise the end of the match. */
export function decisiveTime(match: Ended, seconds: number): number {
  const goal = goalOf(match.events)
  return goal ? Date.parse(goal.at) - lead : endOf(match) + after - seconds * 1_000
}

/** Milliseconds from the start to the first candidate of a quiet stretch, between candidates, and without a goal before it. */
const settled = 6 * 60_000
const pollInterval = 90_000
const margin = 60_000

/** Start of `seconds` without a decision, in product milliseconds: no goal in them or shortly before. */
export function quietTime({ events, start }: Pick<Ended, 'events' | 'start'>, seconds: number): number {
  const falls = events.filter(({ type }) => goals.has(type)).map(({ at }) => Date.parse(at))
  let from = start + settled
  while (falls.some((at) => at > from - margin && at < from + seconds * 1_000 + margin)) from += pollInterval
  return from
}

/** Milliseconds that cutting and uploading a video would take. */
const cutting = 10 * 60_000

/** Real publication time of a video in milliseconds: the requested time, but not before `lastFrameAt` and the time that cutting takes. */
export const publicationTime = ({ requestedAt, lastFrameAt, now }: { requestedAt: number; lastFrameAt: number; now: number }): number =>
  Math.min(now, Math.max(requestedAt, lastFrameAt + cutting))

/** The latest matches of each sport; in football those with a goal. */
export function cutsOf(matches: readonly Ended[]): CutSeed[] {
  return (Object.keys(cutters) as Sport[]).flatMap((sport) => {
    const { by, covers, most } = cutters[sport]
    const fitting = matches.filter((match) => match.sport === sport && (sport !== 'football' || goalOf(match.events)))
    return fitting.slice(0, most).map((match, index): CutSeed => {
      const goal = goalOf(match.events)
      const seconds = 16 + ((index * 7) % 17)
      return {
        by: by[index % by.length] as string,
        category: sport,
        title: titleOf(match, goal),
        description: '',
        cover: covers[index % covers.length] as string,
        from: (index * 5 + 2) % 24,
        seconds,
        age: 2 + index * 6,
        match_id: match.id,
        league_id: match.league_id,
        begins_at: decisiveTime(match, seconds),
      }
    })
  })
}

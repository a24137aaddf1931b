// Deviations from the schedule: a start delayed by minutes, a postponement, an abandonment.
import { dayOf, hour, minute, day as oneDay, weekdayOf } from '../days.ts'
import type { SimMatch, World } from '../model.ts'
import { randomOf } from '../random.ts'

/** Probabilities of a delay within the day, and of a postponement. A few a week over all leagues. */
const movedRate = 0.012
const postponedRate = 0.006
/** Probability of an abandonment among matches that may have one: a fifth of football's, so about one in 400 overall. */
const abandonedRate = 1 / 75
/** Minimum time between two matches of one team. */
const rest = 44 * hour

export interface SeasonTimes {
  /** All starts of a team, by team id. */
  byTeam: Map<string, number[]>
  /** End of the season: the limit of postponements. */
  end: number
}

function makeUpTime(match: SimMatch, { byTeam, end }: SeasonTimes): number | null {
  const others = [match.home, match.away].flatMap((team) => byTeam.get(team.id) ?? []).filter((start) => start !== match.announced)
  let best: { time: number; gap: number } | null = null
  for (let days = 6; days <= 16; days += 1) {
    const time = match.announced + days * oneDay
    if (time > end) break
    // Thursdays are reserved for cups.
    if (weekdayOf(dayOf(time)) === 3) continue
    const gap = Math.min(...others.map((start) => Math.abs(start - time)))
    if (gap >= rest) return time
    if (!best || gap > best.gap) best = { time, gap }
  }
  return best && best.gap >= rest / 2 ? best.time : null
}

/** Decides whether a match is moved or postponed, and updates it. */
export function disturb(world: World, match: SimMatch, times: SeasonTimes): void {
  const random = randomOf(world.seed, 'notice', match.id)
  const luck = random.next()
  if (luck < movedRate) {
    match.start = match.announced + random.pick([15, 20, 30, 30, 45, 60]) * minute
    match.notices.push({ at: match.announced - random.whole(50, 300) * minute, type: 'moved', time: match.start })
    return
  }
  if (luck >= movedRate + postponedRate || match.sport !== 'football') return
  const time = makeUpTime(match, times)
  if (time === null) return
  match.start = time
  match.notices.push({ at: match.announced - random.whole(3, 18) * hour, type: 'postponed' })
  match.notices.push({ at: (dayOf(match.announced) + random.whole(1, 3)) * oneDay + random.whole(2, 9) * hour, type: 'moved', time })
}

/** Decides whether a football match is abandoned, and in which minute; moved or postponed matches are exempt. */
export function abandonSome(world: World, match: SimMatch): void {
  const random = randomOf(world.seed, 'abandoned', match.id)
  if (match.notices.length > 0 || !random.chance(abandonedRate)) return
  match.abandoned = random.chance(0.35) ? random.whole(18, 40) : random.whole(50, 84)
}

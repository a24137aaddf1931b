// Activities of the demonstration fans over time: supported teams, chat about live matches, and player ratings. Runs in the background;
// existing data is preserved.

import { ratingLimits } from '../../contract/limits/rating-limits.ts'
import type { LineupPlayer } from '../../contract/match/match-detail.ts'
import type { MatchRow } from '../../contract/match/match-row.ts'
import { readMobile } from '../../rules/member/mobile.ts'
import type { Context } from '../core/context.ts'
import { repeat } from '../core/jobs/repeat.ts'
import { findByMobile } from '../features/account/store.ts'
import { findLineups, insertRatings, type RatingRow } from '../features/match/store.ts'
import { battles } from './battles.ts'
import { demoFans } from './circle-texts.ts'
import { talkOfWhatIsOn } from './circles.ts'
import { type Draw, drawOf } from './experts/draw.ts'

const pollInterval = 10 * 60_000
/** Share of the fans who rate: in a featured match, and in others. */
const keen = { hot: 0.95, other: 0.4 }
/** Rating of players without one in the feed. */
const usual = 6.5

/** Close to the feed's rating, with some variation per fan. */
function pointsOf({ rating }: Pick<LineupPlayer, 'rating'>, draw: Draw): number {
  const seen = Math.round((rating ?? usual) + (draw.share() - 0.5) * 3)
  return Math.min(ratingLimits.most, Math.max(ratingLimits.least, seen))
}

/** Deterministic: which fans rate, and which starters. */
export function ratingsOf(
  { id, hot }: Pick<MatchRow, 'id' | 'hot'>,
  starters: readonly Pick<LineupPlayer, 'id' | 'rating'>[],
  fans: readonly string[],
): RatingRow[] {
  return fans.flatMap((account_id) => {
    const draw = drawOf(`rates ${id} ${account_id}`)
    if (draw.share() >= (hot ? keen.hot : keen.other)) return []
    return starters.flatMap((player) => {
      const points = pointsOf(player, draw)
      return draw.share() < 0.85 ? { match_id: id, player_id: player.id, account_id, points } : []
    })
  })
}

export async function findFans(db: Context['db']): Promise<string[]> {
  const found = await Promise.all(
    demoFans.map(({ id }) => {
      const mobile = readMobile(`${id}@fans.invalid`)
      return mobile ? findByMobile(db, mobile) : undefined
    }),
  )
  return found.flatMap((fan) => fan?.id ?? [])
}

/** From the second half until ratings close. */
const isRated = ({ sport, status, phase, match_time }: MatchRow, now: number): boolean =>
  (sport === 'football' || sport === 'basketball') &&
  ((status === 'live' && !['first-half', 'q1', 'q2'].includes(phase)) ||
    (status === 'over' && Date.parse(match_time) > now - ratingLimits.openFor))

/** Returns a function that stops it. */
export function playFans(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>,
  matches: () => readonly MatchRow[],
): () => Promise<void> {
  const { db, clock, config, log } = context
  if (!config.demo) return async () => undefined
  const rated = new Set<string>()
  const joinBattles = battles(context)
  const abort = new AbortController()
  async function run(): Promise<void> {
    const around = matches()
    await joinBattles(around)
    await talkOfWhatIsOn(context, around)
    const fans = await findFans(db)
    for (const match of around.filter((one) => !rated.has(one.id) && isRated(one, clock.now()))) {
      if (abort.signal.aborted) return
      const lineups = await findLineups(db, match.id)
      if (lineups) await insertRatings(db, ratingsOf(match, [...lineups.home.starters, ...lineups.away.starters], fans))
      if (fans.length > 0) rated.add(match.id)
    }
  }
  const { stop } = repeat(run, { every: pollInterval, first: 0, log, failure: 'fans of the demonstration world were not looked after' })
  return () => {
    abort.abort()
    return stop()
  }
}

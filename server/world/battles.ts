// Who supports whom in the demonstration world: tallies of the matches around now, out of what both teams did in the simulated past.
// Safe to run at every start: what is there stays.
import type { Context } from '../core/context.ts'
import { insertTallies, listUntallied, type Past, sumPasts } from '../features/match/store.ts'
import { drawOf } from './experts/draw.ts'

/** What is needed of a match. */
interface DemoMatch {
  id: string
  hot: boolean
  home_team_id: string
  away_team_id: string
}

/** Supporters of a team that never took a point, and what a point a match adds; a match that everybody watches has ten times as many. */
const loyal = 120
const perPoint = 260
const hotter = 10
/** At home some more come. */
const atHome = 1.1
const pastDays = 120

const following = (past: Past | undefined): number => loyal + perPoint * (past ? past.points / past.played : 1)

/** The shares are what both have done; how many come at all is the match's own. */
export function tallyOf({ id, hot, home_team_id, away_team_id }: DemoMatch, pasts: ReadonlyMap<string, Past>) {
  const crowd = (0.8 + 0.4 * drawOf(`battle ${id}`).share()) * (hot ? hotter : 1)
  const home = Math.round(following(pasts.get(home_team_id)) * crowd * atHome)
  const away = Math.round(following(pasts.get(away_team_id)) * crowd)
  return { match_id: id, home, away }
}

export async function seedBattles(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  matches: readonly DemoMatch[],
): Promise<void> {
  if (!config.demo) return
  const missing = new Set(
    await listUntallied(
      db,
      matches.map(({ id }) => id),
    ),
  )
  if (missing.size === 0) return
  const pasts = await sumPasts(db, new Date(clock.now() - pastDays * 86_400_000).toISOString())
  await insertTallies(
    db,
    matches.filter(({ id }) => missing.has(id)).map((match) => tallyOf(match, pasts)),
  )
}

// Supporters of both teams in the demonstration world's current matches, based on the teams' simulated past: one row per user. Idempotent:
// keeps existing rows and adds new users.
import type { Context } from '../core/context.ts'
import { listByAddressEnd } from '../features/account/store.ts'
import { insertSupport, type Past, type Support, sumPasts } from '../features/match/store.ts'
import { drawOf } from './experts/draw.ts'

/** Required fields of a match. */
interface DemoMatch {
  id: string
  hot: boolean
  home_team_id: string
  away_team_id: string
}

/** Supporters of a team without any points, and additional ones per point per match. */
const loyal = 120
const perPoint = 260
/** Home factor. */
const atHome = 1.1
/** Share of users who take a side: in a featured match, and in others. */
const keen = { hot: 0.6, other: 0.12 }
const pastDays = 120
/** Suffix of all generated accounts' addresses: no real address can have it. */
const madeUp = '.invalid'

const pull = (past: Past | undefined): number => loyal + perPoint * (past ? past.points / past.played : 1)

/** Deterministic: which users take a side, and which one, based on both teams' past. */
export function supportersOf(
  { id, hot, home_team_id, away_team_id }: DemoMatch,
  pasts: ReadonlyMap<string, Past>,
  people: readonly string[],
): Support[] {
  const home = pull(pasts.get(home_team_id)) * atHome
  const share = home / (home + pull(pasts.get(away_team_id)))
  return people.flatMap((account_id): Support[] => {
    const draw = drawOf(`supports ${id} ${account_id}`)
    if (draw.share() >= (hot ? keen.hot : keen.other)) return []
    return [{ match_id: id, account_id, side: draw.share() < share ? 'home' : 'away' }]
  })
}

/** Maintains the battles of the demonstration world: once per match, and again for all of them when users are added. */
export function battles({ db, clock }: Pick<Context, 'db' | 'clock'>): (matches: readonly DemoMatch[]) => Promise<void> {
  const joined = new Set<string>()
  let known = 0
  return async (matches) => {
    const people = await listByAddressEnd(db, madeUp)
    if (people.length !== known) joined.clear()
    known = people.length
    const fresh = matches.filter(({ id }) => !joined.has(id))
    if (fresh.length === 0) return
    const pasts = await sumPasts(db, new Date(clock.now() - pastDays * 86_400_000).toISOString())
    await insertSupport(
      db,
      fresh.flatMap((match) => supportersOf(match, pasts, people)),
    )
    for (const { id } of fresh) joined.add(id)
  }
}

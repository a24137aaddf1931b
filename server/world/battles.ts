// Whom the people of the demonstration world support in the matches around now, by what both teams did in the simulated past: each
// with a row of his own. Safe to run again: what is there stays, and who came later is added.
import type { Context } from '../core/context.ts'
import { listByAddressEnd } from '../features/account/store.ts'
import { insertSupport, type Past, type Support, sumPasts } from '../features/match/store.ts'
import { drawOf } from './experts/draw.ts'

/** What is needed of a match. */
interface DemoMatch {
  id: string
  hot: boolean
  home_team_id: string
  away_team_id: string
}

/** What draws people to a team that never took a point, and what a point a match adds. */
const loyal = 120
const perPoint = 260
/** At home some more come. */
const atHome = 1.1
/** Share of the people who have a side: in a match that everybody watches, and in another one. */
const keen = { hot: 0.6, other: 0.12 }
const pastDays = 120
/** Of all whom this world has made: nobody can have such an address. */
const madeUp = '.invalid'

const pull = (past: Past | undefined): number => loyal + perPoint * (past ? past.points / past.played : 1)

/** The same at every start: who has a side, and by what both teams have done which. */
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

/** Looks after the battles of the demonstration world: of each match once, and of all again when more people are there. */
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

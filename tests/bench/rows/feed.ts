// A thousand live football matches with a given number of changes a second.
import type { MatchOdds, OddsLine } from '../../../contract/match/odds.ts'
import type { FeedEvent, FeedExtra, FeedSink } from '../../../server/features/match/feed-message.ts'
import type { OpenedFeed } from '../../../server/feed/open.ts'
import { aFixture, aLeague, aTeam, goal, phase, score } from '../../support/match/match-build.ts'

const leagues = 25
const perLeague = 40
/**
 * Milliseconds since the last kick-off, between two of one league, and between leagues: for any visible rows, the minutes change throughout
 * the minute.
 */
const played = 5 * 60_000
const apart = 37_000
const apartLeagues = 1_300
const cities = ['临江', '北固', '青崖', '云浦', '石门', '东岚', '望海', '平川', '白沙', '长汀']
const clubs = ['潮汐', '铁狮', '飞虎', '星火', '松林', '海鹰', '山岳', '灯塔', '晨光', '骑士']

interface Played {
  id: string
  home: number
  away: number
  corners: number
}

export interface BusyFeed {
  source: OpenedFeed
  /** Publishes in rotation: six plain scores, a goal, two corners, odds. `skip` matches stay unchanged. */
  happen(count: number, skip: ReadonlySet<string>): Promise<void>
  /** Publishes a goal of the home side; resolves when it is durable and published. */
  goal(id: string): Promise<void>
}

export function busyFeed(): BusyFeed {
  const begin = Date.now()
  const matches: Played[] = Array.from({ length: leagues * perLeague }, (_, at) => ({ id: `m${at}`, home: 0, away: 0, corners: 0 }))
  let sink: FeedSink | undefined
  let sent = 0
  let step = 0

  const openSink = (): FeedSink => {
    if (!sink) throw new Error('the feed has not started')
    return sink
  }
  const about = (match: Played) => {
    sent += 1
    return { match_id: match.id, key: `k${sent}`, at: new Date().toISOString(), minute: { minute: 20 } }
  }

  async function start(to: FeedSink): Promise<void> {
    sink = to
    await to.upsertLeagues(Array.from({ length: leagues }, (_, at) => aLeague(`l${at}`)))
    await to.upsertTeams(
      Array.from({ length: matches.length * 2 }, (_, at) => {
        const name = `${cities[at % 10]}${clubs[Math.floor(at / 10) % 10]}`
        const names = { zh: name, en: `Team ${at}`, vi: `Doi ${at}` }
        const color = `#${((at * 2_654_435) % 0xffffff).toString(16).padStart(6, '0')}`
        return aTeam(`t${at}`, { name: names, short: names, crest: `${color},#FFFFFF,${name.slice(2, 3)}`, league_id: `l${at % leagues}` })
      }),
    )
    const startOf = (at: number): string =>
      new Date(begin - played - (at % perLeague) * apart - Math.floor(at / perLeague) * apartLeagues).toISOString()
    await to.upsertFixtures(
      matches.map(({ id }, at) =>
        aFixture(id, {
          league_id: `l${Math.floor(at / perLeague)}`,
          home_team_id: `t${2 * at}`,
          away_team_id: `t${2 * at + 1}`,
          match_time: startOf(at),
        }),
      ),
    )
    await to.importEvents(matches.map((match, at) => ({ ...about(match), ...phase('first-half'), at: startOf(at), minute: { minute: 0 } })))
  }

  function eventOf(match: Played, kind: number): FeedEvent {
    if (kind >= 7) {
      match.corners += 1
      return { ...about(match), type: 'corner', side: match.corners % 2 === 0 ? 'home' : 'away' }
    }
    match.home += 1
    return kind === 6 ? { ...about(match), ...goal('home') } : { ...about(match), ...score(match.home, match.away, { quiet: true }) }
  }

  async function happen(count: number, skip: ReadonlySet<string>): Promise<void> {
    const events: FeedEvent[] = []
    const extras: FeedExtra[] = []
    while (events.length + extras.length < count) {
      step += 1
      // A step coprime to the number of matches: every match gets its turn, never next to the previous one.
      const match = matches[(step * 377) % matches.length]
      if (!match || skip.has(match.id)) continue
      const kind = step % 10
      if (kind < 9) events.push(eventOf(match, kind))
      else extras.push({ match_id: match.id, at: new Date().toISOString(), type: 'odds', odds: oddsOf(step) })
    }
    if (events.length > 0) await openSink().applyEvents(events)
    if (extras.length > 0) await openSink().applyExtras(extras)
  }

  return {
    source: { begin, feed: (deps) => ({ name: 'busy', start: () => start(deps.sink), stop: async () => undefined }) },
    happen,
    async goal(id) {
      const match = matches.find((one) => one.id === id)
      if (!match) throw new Error(`no match with the id ${id}`)
      match.home += 1
      await openSink().applyEvents([{ ...about(match), ...goal('home') }])
    },
  }
}

const lineOf = (step: number): OddsLine => ({
  line: 0.5,
  home: 0.8 + (step % 30) / 100,
  draw: null,
  away: 1.1 - (step % 30) / 100,
  home_move: 1,
  away_move: -1,
})
const oddsOf = (step: number): MatchOdds => ({
  handicap: lineOf(step),
  total: { ...lineOf(step), line: 2.5 },
  win: lineOf(step),
  updated_at: new Date().toISOString(),
})

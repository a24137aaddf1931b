// Routes of guesses: questions, stakes, history of three months, achievements, leaderboards.
import type { FastifyInstance } from 'fastify'
import { type BoardRow, guessLimits } from '../../../contract/guess.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { achievementsOf } from '../../../rules/expert/achievement.ts'
import { optionsOf, takesCoins } from '../../../rules/expert/guess-pool.ts'
import { nameOfAccount } from '../../../rules/money/ledger.ts'
import { goldOf, guessStakeEntry } from '../../../rules/money/ledger-entry.ts'
import { rangeDays, timeRange } from '../../../rules/time/bill-range.ts'
import { dayIn } from '../../../rules/time/day.ts'
import { rankDays, rankZone } from '../../../rules/time/rank-range.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { pageOf } from '../../core/http/paging.ts'
import { route } from '../../core/http/route.ts'
import { moneyRoute } from '../../core/idempotency/money-route.ts'
import { findFaces } from '../account/store.ts'
import { findCores } from '../match/store.ts'
import { findBalances, type Ledger, postEntry } from '../money/ledger/store.ts'
import { checkPause } from '../money/wallet/store.ts'
import { presentQuestions } from './present.ts'
import type { Settling } from './settle.ts'
import { insertStake, listAllStakesOf, listOfMatch, listOpen, listStakesOf, lockQuestion, rankProfits } from './store.ts'

export interface GuessDeps extends Pick<Context, 'db' | 'clock'> {
  ledger: Pick<Ledger, 'isOpen'>
  matches: { find(ids: readonly string[]): Promise<Map<string, MatchRow>> }
  titleOf: Settling['titleOf']
  /** Real milliseconds. */
  now: () => number
}
const shownPlaces = 50

export function registerGuesses(app: FastifyInstance, deps: GuessDeps): void {
  const { db, clock, ledger, now, titleOf } = deps
  const money = { db, now, open: () => ledger.isOpen() }

  route(app, 'GET api/Guess/getList', async ({ account, query }) => {
    const me = account?.id ?? ''
    const asked = query.match === undefined ? await listOpen(db) : await listOfMatch(db, query.match)
    const rows = asked.filter(({ sport }) => query.sport === undefined || sport === query.sport)
    const presented = await presentQuestions(deps, rows, me)
    const list = query.match === undefined ? presented.filter(({ state }) => state === 'open') : presented
    const { limit, offset } = pageOf(query)
    const gold = account ? ((await findBalances(db, [me])).get(me)?.gold ?? 0) : null
    return { list: list.slice(offset, offset + limit), total: list.length, least: guessLimits.least, most: guessLimits.most, gold }
  })

  moneyRoute(app, money, 'POST api/Guess/stake', async ({ tx, account, body: { id, option, gold }, now: at }) => {
    const row = await lockQuestion(tx, id)
    if (!row) throw fail('not-found')
    if (!optionsOf(row.kind, row.sport).includes(option)) throw fail('invalid-input')
    // The match itself determines whether it is too late, not the cached copy of a page.
    const [match] = await findCores(tx, [row.match_id])
    if (!match || row.state !== 'open' || !takesCoins(row.kind, match, clock.now())) throw fail('question-closed')
    await checkPause(tx, account.id, at)
    const stake = {
      question_id: id,
      account_id: account.id,
      option,
      gold,
      at: new Date(at),
      minutes_before: Math.floor((Date.parse(match.match_time) - clock.now()) / 60_000),
    }
    if (!(await insertStake(tx, stake))) throw fail('limit-reached')
    const title = await titleOf(row.match_id, tx)
    const { balances } = await postEntry(tx, guessStakeEntry({ question: id, account: account.id, gold, title }), at)
    const presented = { option, gold, due: null, paid: 0, at: stake.at.toISOString() }
    return { stake: presented, gold: balances.get(nameOfAccount(goldOf(account.id))) ?? 0 }
  })

  route(app, 'GET api/Guess/records', async ({ account, query }) => {
    const me = account.id
    const { tz = rankZone } = query
    const quarter = rangeDays('quarter', now(), tz)
    if (!quarter) throw new Error('no first day of the quarter')
    const { from = quarter.from, to = quarter.to } = query
    if (from < quarter.from) throw fail('range-too-old')
    if (to < from) throw fail('invalid-input')
    const { from: first, until } = timeRange({ from, to }, tz)
    const { rows, total, sums } = await listStakesOf(db, me, { from: new Date(first), until: new Date(until) }, pageOf(query))
    const list = await presentQuestions(
      deps,
      rows.map(({ question }) => question),
      me,
    )
    return { list, total, earliest: quarter.from, sums }
  })

  route(app, 'GET api/Guess/achievements', async ({ account }) => {
    const rows = await listAllStakesOf(db, account.id)
    const guesses = rows.map(({ question, stake }) => ({
      sport: question.sport,
      gold: stake.gold,
      due: question.state === 'settled' ? stake.due : null,
      hit: question.state === 'settled' && stake.option === question.result,
      day: dayIn(stake.at.getTime(), rankZone),
      minutesBefore: stake.minutes_before,
    }))
    return { list: achievementsOf(guesses) }
  })

  route(app, 'GET api/Guess/board', async ({ account, query: { range = 'week' } }) => {
    const me = account?.id ?? ''
    const at = now()
    const days = rankDays(range, at)
    const { from, until } = timeRange(days, rankZone)
    const placed = await rankProfits(db, { from: new Date(from), until: new Date(until), most: shownPlaces, me })
    const faces = await findFaces(
      db,
      placed.map(({ account_id }) => account_id),
    )
    const rows = placed.map(({ account_id, ...row }): BoardRow => {
      const { nickname = '', avatar = '' } = faces.get(account_id) ?? {}
      return { ...row, uid: account_id, nickname, avatar }
    })
    return {
      list: rows.filter(({ place }) => place <= shownPlaces),
      mine: rows.find(({ uid }) => uid === me) ?? null,
      range,
      ...days,
      zone: rankZone,
      updated_at: new Date(at).toISOString(),
    }
  })
}

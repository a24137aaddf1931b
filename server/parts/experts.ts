// Wires experts and guesses: both settle on a match's result, and again on every correction of it.
import type { FastifyInstance } from 'fastify'
import type { Name } from '../../contract/wire/name.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import type { Tx } from '../core/database/transaction.ts'
import { repeat, runEach } from '../core/jobs/repeat.ts'
import type { Keys } from '../core/keys.ts'
import { registerExpertAdmin } from '../features/expert/admin-routes.ts'
import { titleOf } from '../features/expert/buy.ts'
import type { MatchReader } from '../features/expert/deps.ts'
import { createRecords } from '../features/expert/records.ts'
import { registerExpertPages } from '../features/expert/routes.ts'
import { registerSchemes } from '../features/expert/scheme-routes.ts'
import { moveMoney, settleSchemes } from '../features/expert/settle.ts'
import { type Asking, makeQuestions } from '../features/guess/make.ts'
import { registerGuesses } from '../features/guess/routes.ts'
import { settleQuestions } from '../features/guess/settle.ts'
import type { Ledger } from '../features/money/ledger/store.ts'
import type { Words } from '../features/word-filter/store.ts'
import type { ExpertWorld } from '../world/experts/write.ts'
import { demoWorld } from './demo/demo-experts.ts'

export interface ExpertsDeps {
  keys: Keys
  ledger: Pick<Ledger, 'isOpen'>
  words: Pick<Words, 'check'>
  matches: MatchReader
  /** Matches that can have questions. */
  asked: () => Asking['matches']
  now?: () => number
}
export interface Experts {
  /** Call when these matches ended, or were corrected afterwards: settles them at once, concurrently with other work. */
  ended(matches: readonly string[]): void
  /** Settles and pays everything that is pending, and creates the questions; the job does so every half minute. */
  settleAll(): Promise<void>
  /** Schedules the same soon. */
  wake(): void
  /** API with which the demonstration world writes. */
  demo: ExpertWorld
}

/** Milliseconds between sweeps, which catch matches without an event and the work of a killed server. */
const pollInterval = 30_000

export function registerExperts(
  app: FastifyInstance,
  context: Pick<Context, 'background' | 'db' | 'log' | 'clock'>,
  { keys, ledger, words, matches, asked, now = Date.now }: ExpertsDeps,
  closing: Pick<Closing, 'add'>,
): Experts {
  const { background, db, log, clock } = context
  const records = createRecords(db, { now, productNow: () => clock.now() })
  const deps = { db, log, clock, keys, ledger, matches, words, records, now }
  registerExpertPages(app, deps)
  registerSchemes(app, deps)
  registerExpertAdmin(app, deps)
  const nameOf = async (matchId: string, within: Tx): Promise<Name | undefined> =>
    titleOf((await matches.find([matchId], within)).get(matchId))
  registerGuesses(app, { db, clock, ledger, matches, titleOf: nameOf, now })

  const moving = () => ({ productNow: clock.now(), now: now(), titleOf: nameOf })
  async function settle(ids: readonly string[] | null): Promise<void> {
    await runEach([
      async () => {
        const settled = await settleSchemes(db, clock.now(), ids)
        if (settled > 0) records.invalidate()
      },
      // A closed ledger books nothing: coins and prizes wait for it.
      () => ledger.isOpen() && settleQuestions(db, moving(), ids),
    ])
  }
  /** Independent steps: a scheme that cannot be settled blocks neither payouts nor questions. */
  const settleAll = (): Promise<void> =>
    runEach([
      () => settle(null),
      () => ledger.isOpen() && moveMoney(db, moving()),
      () => makeQuestions(db, { matches: asked(), productNow: clock.now() }),
    ])
  const looking = repeat(settleAll, { every: pollInterval, log, failure: 'settling schemes and questions failed' })
  closing.add('experts', () => looking.stop())
  const demo = demoWorld({ db, clock, matches, now, titleOf: nameOf, records })
  return {
    settleAll,
    demo,
    wake: () => looking.wake(),
    ended(ids) {
      if (ids.length === 0) return
      background.run(settle(ids), (error) => log.error({ err: error, matches: ids }, 'settling ended matches failed'))
    },
  }
}

// Everything that moves money over one database: wallet, gifts, mall, tasks and withdrawals on one server, experts, guesses, comments and
// follows on another, and the jobs of both. Each round has its own matches, schemes and questions; those of earlier rounds end, are
// corrected and are settled while the calls run.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { createComments } from '../../../server/features/comment/comments.ts'
import { registerComments } from '../../../server/features/comment/routes.ts'
import { commentableScheme } from '../../../server/features/expert/commentable.ts'
import { moneyAfter, moveMoney, settleSchemes } from '../../../server/features/expert/settle.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { registerAccountFollows } from '../../../server/features/follow/account-routes.ts'
import { giveBackOverdue } from '../../../server/features/gift/envelope/store.ts'
import { findRoomPerson } from '../../../server/features/gift/rank/store.ts'
import { startGiftReleaser } from '../../../server/features/gift/releaser.ts'
import { makeQuestions } from '../../../server/features/guess/make.ts'
import { settleQuestions } from '../../../server/features/guess/settle.ts'
import { upsertTerms } from '../../../server/features/money/withdrawal/store.ts'
import { insertTasks } from '../../../server/features/task/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { phase, score } from '../match/match-build.ts'
import { type ExpertScene, expertScene } from '../people/expert-scene.ts'
import { endow } from './ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene, scenesRoom } from './money-scene.ts'

/** What is on sale in a round. */
export interface Round {
  schemes: string[]
  questions: string[]
}
export type JobCounts = Record<'gifts shown' | 'schemes moved' | 'envelopes back', number>
type Ends = Record<'schemes settled' | 'questions settled' | 'sales paid' | 'sales back' | 'questions corrected' | 'tasks paid', number>

export interface CrowdScene {
  money: MoneyScene
  db: NodePgDatabase
  /** By call, the count of each result; `done` means success. */
  outcomes: Map<string, Map<string, number>>
  /** Work done by the jobs, and their failures. The match itself also triggers settling when it reports its end. */
  jobs: JobCounts
  failures: unknown[]
  call<K extends ApiKey>(key: K, as: string, asking?: Omit<Asking, 'as'>): Promise<ApiData<K> | null>
  /** Publishes a scheme for a caller that removes it. */
  publish(): Promise<string>
  /** Requests a payout. Sequential per person, because a new ticket invalidates the previous one. */
  apply(as: string): Promise<ApiData<'GET api/Balance/applyForWithdrawal'> | null>
  begin(): Promise<Round>
  /**
   * Runs all jobs on two servers repeatedly until all acts are done; `part`: the share done, 0 to 1. Advances the clock half-way. `every`:
   * milliseconds between two runs.
   */
  runJobs(part: () => number, every?: number): Promise<void>
  /** What became of the payments, as row counts. */
  ends(): Promise<Ends>
  stop(): Promise<void>
}

const hour = 3_600_000
/** Longer than the life of an envelope and the hold of a new card. */
const betweenRounds = 25 * hour
const card = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
const experts = ['expert-1', 'expert-2'] as const
const each = { coin: 900_000_000, income: 900_000_000, gold: 900_000_000 }

const insertAccounts = (db: NodePgDatabase, ids: readonly string[]) =>
  db.execute(sql`insert into account (id, nickname, avatar, share_code)
    select id, id, '/avatars/01.svg', id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id`)

/** Tasks that pay immediately for comments and follows, within the same transaction. */
const taskFor = (act: 'comment' | 'follow') => ({
  id: `pays-${act}`,
  act,
  name: { zh: '任务', en: 'Task', vi: 'Nhiệm vụ' },
  gold: 5,
  goal: 1,
  period: 'day' as const,
  path: '/',
  img: '/img/task.png',
  place: 99,
  on: true,
})

export async function crowdScene(people: readonly string[]): Promise<CrowdScene> {
  const scene: ExpertScene = await expertScene({ ODDS: 'on' }, (app, { world, words, now }) => {
    const subjectTypes = { scheme: commentableScheme(world.context) }
    registerComments(app, createComments({ ...world.context, words, now, subjectTypes }))
    registerAccountFollows(app, world.context, async () => undefined)
  })
  const money = await moneyScene({ at: scene.now(), over: scene })
  const { db } = scene
  const outcomes: CrowdScene['outcomes'] = new Map()
  const jobs: JobCounts = { 'gifts shown': 0, 'schemes moved': 0, 'envelopes back': 0 }
  const failures: unknown[] = []
  const pass = (milliseconds: number): void => {
    money.pass(milliseconds)
    scene.pass(milliseconds)
  }
  const call: CrowdScene['call'] = async (key, as, asking = {}) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string]
    const { app } = money.app.hasRoute({ method, url: `/${path}` }) ? money : scene
    const reply = await app.inject({
      method,
      url: `/${path}`,
      ...(asking.query ? { query: asking.query } : {}),
      ...(method === 'POST' ? { payload: asking.body ?? {} } : {}),
      headers: { token: as, 'idempotency-key': randomUUID() },
    })
    const { error = 'done', data } = reply.json()
    const counts = outcomes.get(key) ?? new Map<string, number>()
    outcomes.set(key, counts.set(error, (counts.get(error) ?? 0) + 1))
    return error === 'done' ? data : null
  }

  await insertAccounts(db, [...people, ...experts, scenesRoom.uid])
  for (const id of experts) await insertExpert(db, id, new Date(scene.now()))
  await endow(db, people, each)
  await insertTasks(db, [taskFor('comment'), taskFor('follow')])
  await upsertTerms(db, { open: true, least: 1_000, most: 9_000, secondOver: 900_000 })
  const bindCard = async (as: string) => {
    const draft = await call('POST api/Bank_card/draft', as, { body: card })
    await call('GET api/Bank_card/bind', as, { query: { ticket: draft?.ticket ?? '', pay_ticket: await money.ticket(as) } })
  }
  await Promise.all(people.map(bindCard))

  /** Matches of this round, of the previous one, and of the one before it. */
  let matches: string[] = []
  let ending: string[] = []
  let corrected: string[] = []
  let published = 0
  async function publish(match = matches[0] ?? ''): Promise<string> {
    published += 1
    return scene.publish(experts[published % experts.length] as string, match, { title: `看大球 ${published}` })
  }
  const applying = new Map<string, Promise<unknown>>()
  const apply: CrowdScene['apply'] = (as) => {
    const next = (applying.get(as) ?? Promise.resolve()).then(async () =>
      call('GET api/Balance/applyForWithdrawal', as, { query: { money: '1000', kind: 'card', pay_ticket: await money.ticket(as) } }),
    )
    applying.set(as, next)
    return next
  }
  async function begin(): Promise<Round> {
    pass(betweenRounds)
    ;[corrected, ending, matches] = [ending, matches, [await scene.match(), await scene.match()]]
    await makeQuestions(db, { matches: scene.world.domain.snapshot.entries(), productNow: scene.world.time.now })
    const schemes = [await publish(matches[0]), await publish(matches[1])]
    return { schemes, questions: matches.flatMap((id) => [`${id}.winner`, `${id}.total`]) }
  }

  const releaser = startGiftReleaser({
    db,
    events: openEvents(),
    log: { error: (about: object) => void failures.push(about) },
    personIn: (roomId, id) => findRoomPerson(db, roomId, id, money.now()),
    broadcast: () => undefined,
    now: money.now,
  })
  async function run(work: () => Promise<number>, job?: keyof JobCounts): Promise<void> {
    try {
      const count = await work()
      if (job) jobs[job] += count
    } catch (error) {
      failures.push(error)
    }
  }
  const runAll = (): Promise<unknown> => {
    const [productNow, now] = [scene.world.time.now, scene.now()]
    const moving = { productNow, now, titleOf: async () => undefined }
    return Promise.all([
      run(() => releaser.releaseDue(), 'gifts shown'),
      run(() => settleSchemes(db, productNow)),
      run(() => settleQuestions(db, moving)),
      run(() => moveMoney(db, moving), 'schemes moved'),
      run(async () => (await giveBackOverdue(db, now)).length, 'envelopes back'),
    ])
  }
  async function runJobs(part: () => number, every = 0): Promise<void> {
    const [played, postponed] = ending
    if (played) await scene.feed(played, phase('first-half'), phase('half-time'), phase('second-half'), score(1, 0), phase('finished'))
    if (postponed) await scene.feed(postponed, { type: 'postponed' })
    if (corrected[0]) await scene.feed(corrected[0], score(2, 2))
    let hasPassed = false
    do {
      // Half-way, held gifts that were not taken back become due, and settled payments move.
      if (!hasPassed && part() >= 0.5) {
        pass(moneyAfter)
        hasPassed = true
      }
      await Promise.all([runAll(), runAll()])
      await pause(every)
    } while (!hasPassed || part() < 1)
  }
  return {
    money,
    db,
    outcomes,
    jobs,
    failures,
    call,
    publish,
    apply,
    begin,
    runJobs,
    async ends() {
      const { rows } = await db.execute<Ends>(sql`select
        (select count(*)::int from scheme where state <> 'open') as "schemes settled",
        (select count(*)::int from guess_question where state <> 'open') as "questions settled",
        (select count(*)::int from scheme_sale where state = 'paid') as "sales paid",
        (select count(*)::int from scheme_sale where state = 'back') as "sales back",
        (select count(*)::int from guess_question where turns > 1) as "questions corrected",
        (select count(*)::int from ledger_tx where key like 'task:%:pays-%') as "tasks paid"`)
      const [row] = rows
      if (!row) throw new Error('nothing was counted')
      return row
    },
    async stop() {
      await releaser.stop()
      await endScene(money)
      await scene.stop()
    },
  }
}

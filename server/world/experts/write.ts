// The experts and guesses of the demonstration world. Idempotent: existing data is preserved.
import type { GuessOption } from '../../../contract/guess.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import { optionsOf } from '../../../rules/expert/guess-pool.ts'
import { readMobile } from '../../../rules/member/mobile.ts'
import type { Context } from '../../core/context.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findByMobile, insertAccount, updateAccount } from '../../features/account/store.ts'
import { insertExpert, setChannelProvider, setExpertFollow } from '../../features/expert/store.ts'
import { listCores } from '../../features/match/store.ts'
import { drawOf } from './draw.ts'
import { type DemoExpert, demoExperts } from './people.ts'
import { type PlannedScheme, planScheme, speaksOf } from './plan.ts'

export interface DemoStakes {
  match: MatchRow
  stakes: { account: string; option: GuessOption; gold: number; at: number }[]
  settledAt: number | null
}
/** Dependencies of the demonstration world. */
export interface ExpertWorld {
  rows(ids: readonly string[]): Promise<Map<string, MatchRow>>
  odds(matchId: string): Promise<MatchOdds | null>
  /** Matches that an expert already has a scheme on. */
  spoken(expertId: string): Promise<Set<string>>
  lock(schemes: readonly (PlannedScheme & { account: string })[]): Promise<void>
  guess(stakes: DemoStakes): Promise<void>
  /** Matches with open questions. */
  asked(): Promise<string[]>
}

const day = 86_400_000
const hour = 3_600_000
const daysBack = 110
const guessDays = 40
/** Simultaneous schemes of an expert on upcoming matches, and how far ahead. */
const openMost = 4
const openAhead = 40 * hour
const pollInterval = 600_000

async function accountOf(db: Context['db'], { id, nickname, signature }: DemoExpert): Promise<string | null> {
  const mobile = readMobile(`${id}@experts.invalid`)
  if (!mobile) throw new Error(`${id} has no address`)
  const known = await findByMobile(db, mobile)
  if (known) return known.id
  const made = await insertAccount(db, { mobile, nickname: () => nickname, password: null })
  if (made) await updateAccount(db, made.id, { signature })
  return made?.id ?? null
}

type Accounts = ReadonlyMap<DemoExpert, string>
/** Can be stopped at any time: a stop waits for one step. */
interface Writing extends Pick<Context, 'db' | 'clock'> {
  signal: AbortSignal
}

async function makePeople({ db, clock }: Pick<Writing, 'db' | 'clock'>): Promise<Accounts> {
  const accounts = new Map<DemoExpert, string>()
  const since = clock.now() - daysBack * day
  for (const expert of demoExperts) {
    const id = await accountOf(db, expert)
    if (!id) continue
    accounts.set(expert, id)
    await insertExpert(db, id, new Date(since))
    if (expert.channel) await setChannelProvider(db, id, true, new Date(since))
  }
  for (const [expert, id] of accounts)
    for (const [other, follower] of accounts)
      if (other !== expert && drawOf(`${other.id} follows ${expert.id}`).share() < 0.4)
        await setExpertFollow(db, follower, id, true, new Date(since))
  return accounts
}

/** Schemes on matches of the last months, with their outcomes. */
async function writePast({ db, clock, signal }: Writing, world: ExpertWorld, accounts: Accounts): Promise<void> {
  const now = clock.now()
  const cores = (await listCores(db, new Date(now - daysBack * day).toISOString(), new Date(now).toISOString())).filter(
    ({ status }) => status === 'over',
  )
  for (const [expert, account] of accounts) {
    if (signal.aborted) return
    if ((await world.spoken(account)).size > 0) continue
    const spoken = cores.filter((core) => speaksOf(expert, core))
    const rows = await world.rows(spoken.map(({ id }) => id))
    await world.lock([...rows.values()].map((match) => ({ ...planScheme(expert, match, null), account })))
  }
}

/** Schemes on upcoming matches: a few each, at the current odds. */
async function writeComing({ db, clock, signal }: Writing, world: ExpertWorld, accounts: Accounts): Promise<void> {
  const now = clock.now()
  const cores = (await listCores(db, new Date(now + hour / 4).toISOString(), new Date(now + openAhead).toISOString())).filter(
    ({ status }) => status === 'upcoming',
  )
  for (const [expert, account] of accounts) {
    if (signal.aborted) return
    const known = await world.spoken(account)
    const open = cores.filter(({ id }) => known.has(id)).length
    const wanted = cores.filter((core) => !known.has(core.id) && speaksOf(expert, core, 4)).slice(0, Math.max(0, openMost - open))
    const rows = await world.rows(wanted.map(({ id }) => id))
    const planned: (PlannedScheme & { account: string })[] = []
    for (const match of rows.values()) {
      const plan = planScheme(expert, match, await world.odds(match.id))
      planned.push({ ...plan, account, lockedAt: Math.min(plan.lockedAt, now) })
    }
    await world.lock(planned)
  }
}

/** Stakes on a match; better experts are right slightly more often. */
function stakesOn(match: MatchRow, accounts: Accounts, now: number): DemoStakes['stakes'] {
  const start = Math.min(Date.parse(match.match_time), now)
  return [...accounts].flatMap(([expert, account]) => {
    const draw = drawOf(`guess ${expert.id} ${match.id}`)
    if (draw.share() < 0.45) return []
    const option = draw.one(optionsOf('winner', match.sport))
    return [{ account, option, gold: 10 * (1 + draw.below(20)), at: Math.round(start - (0.5 + draw.share() * 20) * hour) }]
  })
}

async function writeGuesses({ db, clock, signal }: Writing, world: ExpertWorld, accounts: Accounts): Promise<void> {
  const now = clock.now()
  const cores = await listCores(db, new Date(now - guessDays * day).toISOString(), new Date(now - 3 * hour).toISOString())
  const past = cores.filter(({ status, id, sport }) => status === 'over' && sport !== 'esports' && drawOf(`asked ${id}`).share() < 0.03)
  const rows = [...(await world.rows(past.map(({ id }) => id))).values()]
  const coming = await world.rows(await world.asked())
  for (const match of [...rows, ...coming.values()]) {
    if (signal.aborted) return
    const settledAt = match.status === 'over' ? Date.parse(match.match_time) + 2 * hour : null
    if (match.status === 'over' || match.status === 'upcoming')
      await world.guess({ match, stakes: stakesOn(match, accounts, now), settledAt })
  }
}

/** Runs in the background of a start that has matches. Returns a function that stops it. */
export function seedExperts(context: Pick<Context, 'db' | 'clock' | 'config' | 'log'>, world: ExpertWorld): () => Promise<void> {
  if (!context.config.demo) return async () => undefined
  const { db, clock, log } = context
  const abort = new AbortController()
  const writing: Writing = { db, clock, signal: abort.signal }
  let accounts: Accounts | null = null
  let isWhole = false
  async function run(): Promise<void> {
    accounts ??= await makePeople(writing)
    await writePast(writing, world, accounts)
    await writeComing(writing, world, accounts)
    await writeGuesses(writing, world, accounts)
    if (!isWhole && !abort.signal.aborted) log.info({ experts: accounts.size }, 'experts of the demonstration world written')
    isWhole = true
  }
  const { stop } = repeat(run, { every: pollInterval, first: 0, log, failure: 'experts of the demonstration world were not written' })
  return () => {
    abort.abort()
    return stop()
  }
}

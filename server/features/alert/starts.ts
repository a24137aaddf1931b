// Alerts before a match: about to begin, and line-ups. Planned ahead as queue jobs, so that a restart loses none; a due job re-checks the
// match, so that a moved one is not announced.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GoalNotice } from '../../../contract/alert.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { startNoticeOf } from '../../../rules/alert/goal-notice.ts'
import { playersOf } from '../../../rules/match/lineup-player.ts'
import type { ProductClock } from '../../core/clock/clock.ts'
import type { Jobs } from '../../core/jobs/jobs.ts'
import type { LiveHub } from '../../core/live/hub.ts'
import { findLineups, listWithLineups } from '../match/store.ts'
import { insertAlerts, type NewAlert } from './delivery-store.ts'
import { type AlertJob, alertQueue } from './queue.ts'
import { listExistingKeys, listLeads } from './start-store.ts'

export interface StartDeps {
  db: NodePgDatabase
  jobs: Pick<Jobs, 'sendIn'>
  hub: Pick<LiveHub, 'publish'>
  clock: ProductClock
  /** Real milliseconds. */
  now: () => number
  /** The current match row. */
  matchRow: (id: string) => MatchRow | undefined
}

type SoonJob = Extract<AlertJob, { soon: string }>

const minute = 60_000
/** Product milliseconds before the start from which line-ups are news. */
const lineupsFrom = 75 * minute
/** Product milliseconds before the start after which a 'soon' alert is dropped. */
const tooLate = 2 * minute

/** How far ahead starts are planned, in product milliseconds: the longest lead plus twice the polling interval. */
export const horizonOf = (pollInterval: number, speed: number): number => 60 * minute + Math.max(10 * minute, 2 * pollInterval * speed)

export class Starts {
  readonly #deps: StartDeps

  constructor(deps: StartDeps) {
    this.#deps = deps
  }

  /** Plans the alerts before these matches, which begin soon. Idempotent. */
  async plan(matches: readonly MatchRow[]): Promise<void> {
    const upcoming = matches.filter(({ status }) => status === 'upcoming')
    await this.#planLeads(upcoming.filter(({ time_tbc }) => !time_tbc))
    await this.#notifyLineups(upcoming)
  }

  async #planLeads(matches: readonly MatchRow[]): Promise<void> {
    const { db, clock } = this.#deps
    const byId = new Map(matches.map((match) => [match.id, match]))
    const planned = (await listLeads(db, matches))
      .map(({ match_id, lead }) => ({ soon: match_id, match_time: (byId.get(match_id) as MatchRow).match_time, lead }))
      .filter(({ match_time }) => Date.parse(match_time) - tooLate > clock.now())
    for (const job of planned) await this.#sendDue(job, `soon ${job.soon} ${job.match_time} ${job.lead}`)
  }

  async #sendDue(job: SoonJob, name?: string): Promise<void> {
    const { db, jobs, now } = this.#deps
    const at = now() + this.#realUntil(Date.parse(job.match_time) - job.lead * minute)
    await db.transaction((tx) => jobs.sendIn(tx, alertQueue, job, { at, name }))
  }

  #realUntil(at: number): number {
    const { clock } = this.#deps
    return Math.max(0, (at - clock.now()) / clock.origin.speed)
  }

  /** Handles a due job. */
  async notifySoon({ soon, match_time, lead }: SoonJob): Promise<void> {
    const { clock, matchRow } = this.#deps
    const match = matchRow(soon)
    if (match?.status !== 'upcoming' || match.match_time !== match_time || match.time_tbc) return
    const left = Date.parse(match_time) - clock.now()
    if (left < tooLate) return
    // The queue runs on real time, not product time: woken too early, it waits for the rest.
    if (left > (lead + 0.5) * minute) return this.#sendDue({ soon, match_time, lead })
    const notice = startNoticeOf(match, 'soon', new Date(clock.now()).toISOString(), { minutes: Math.round(left / minute), lead })
    await this.#notify([this.#alert(`${soon}:soon:${match_time}:${lead}`, notice, lead)])
  }

  async #notifyLineups(matches: readonly MatchRow[]): Promise<void> {
    const { db, clock } = this.#deps
    const near = matches.filter(({ match_time }) => Date.parse(match_time) - clock.now() <= lineupsFrom)
    if (near.length === 0) return
    const known = new Set(
      await listWithLineups(
        db,
        near.map(({ id }) => id),
      ),
    )
    const existing = await listExistingKeys(db, [...known].map(lineupKey))
    const fresh = near.filter(({ id }) => known.has(id) && !existing.has(lineupKey(id)))
    const at = new Date(clock.now()).toISOString()
    const alerts: NewAlert[] = []
    for (const match of fresh) {
      const lineups = await findLineups(db, match.id)
      const notice = startNoticeOf(match, 'line-up', at, lineups ? { players: playersOf(lineups) } : {})
      alerts.push(this.#alert(lineupKey(match.id), notice))
    }
    await this.#notify(alerts)
  }

  #alert(key: string, notice: GoalNotice, lead?: number): NewAlert {
    return { key, kind: notice.kind, notice, cancels: null, about: null, lead, happened_at: new Date(this.#deps.now()) }
  }

  async #notify(alerts: readonly NewAlert[]): Promise<void> {
    if (alerts.length === 0) return
    const { db, jobs, hub } = this.#deps
    const fresh = await db.transaction(async (tx) => {
      const keys = new Set(await insertAlerts(tx, alerts))
      const inserted = alerts.filter(({ key }) => keys.has(key))
      for (const { key, notice } of inserted) await jobs.sendIn(tx, alertQueue, { key, seq: notice.seq })
      return inserted
    })
    for (const { notice } of fresh) hub.publish('scores', 'goal', notice)
  }
}

const lineupKey = (matchId: string): string => `${matchId}:line-up`

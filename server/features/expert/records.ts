// All experts' forecasts and results, in memory: a cache, never the source of truth. Reloaded after a settlement, and at least every half
// minute, because another server may have settled.
import type { Calibration, ExpertRange, ExpertRecord, RecordChange } from '../../../contract/expert/expert.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { PlayType } from '../../../contract/match/play.ts'
import { calibrationOf, hitOf, type Judged, recordOf } from '../../../rules/expert/expert-record.ts'
import { listJudged } from './scheme-store.ts'
import type { Db } from './store.ts'

export interface JudgedPlay extends Judged {
  sport: Sport
  type: PlayType
  /** Start of its match, product milliseconds. */
  at: number
}
interface LoadedRecords {
  plays: Map<string, JudgedPlay[]>
  changes: Map<string, RecordChange[]>
}
export interface Records {
  read(): Promise<RecordSnapshot>
  /** Evicts the cache after a settlement. */
  invalidate(): void
}
export interface RecordSnapshot {
  record(expertId: string, wanted?: { range?: ExpertRange | undefined; sport?: Sport | undefined; type?: PlayType }): ExpertRecord
  form(expertId: string): number[]
  calibration(expertId: string): Calibration[]
  /** Newest first. */
  changes(expertId: string): RecordChange[]
  /** Product time of the last play; 0 if there is none. */
  lastAt(expertId: string): number
}

const maxAge = 30_000
const day = 86_400_000
const rangeDays: Record<Exclude<ExpertRange, 'all'>, number> = { month: 30, quarter: 90 }
const shownForm = 10
const shownChanges = 20

/** `now` is real time, `productNow` product time. */
export function createRecords(db: Db, { now, productNow }: { now: () => number; productNow: () => number }): Records {
  let cached: { since: number; read: Promise<LoadedRecords> } | null = null

  async function load(): Promise<LoadedRecords> {
    const plays = new Map<string, JudgedPlay[]>()
    const changes = new Map<string, RecordChange[]>()
    for (const row of await listJudged(db)) {
      const list = plays.get(row.expert_id) ?? []
      plays.set(row.expert_id, list)
      for (const [place, { type, price, confidence }] of row.plays.entries())
        list.push({ outcome: row.outcomes[place] ?? 'open', price, confidence, sport: row.sport, type, at: row.match_time.getTime() })
      for (const [place, { end, at }] of row.settlements.entries()) {
        const before = row.settlements[place - 1]
        if (!before) continue
        changes.set(row.expert_id, [
          ...(changes.get(row.expert_id) ?? []),
          { scheme: row.id, match_id: row.match_id, before: before.end, after: end, at },
        ])
      }
    }
    return { plays, changes }
  }

  function current(): Promise<LoadedRecords> {
    if (cached && now() - cached.since < maxAge) return cached.read
    const read = load()
    const mine = { since: now(), read }
    cached = mine
    // The next reader retries a failed load.
    read.catch(() => {
      if (cached === mine) cached = null
    })
    return read
  }

  return {
    invalidate: () => {
      cached = null
    },
    async read() {
      const { plays, changes } = await current()
      const of = (id: string): JudgedPlay[] => plays.get(id) ?? []
      return {
        record(id, { range = 'all', sport, type } = {}) {
          const from = range === 'all' ? 0 : productNow() - rangeDays[range] * day
          return recordOf(of(id).filter((play) => play.at >= from && (!sport || play.sport === sport) && (!type || play.type === type)))
        },
        form: (id) =>
          of(id)
            .flatMap(({ outcome }) => hitOf(outcome) ?? [])
            .slice(-shownForm),
        calibration: (id) => calibrationOf(of(id)),
        changes: (id) => (changes.get(id) ?? []).toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, shownChanges),
        lastAt: (id) => of(id).at(-1)?.at ?? 0,
      }
    },
  }
}

// The matches around now in memory, with their wire rows as bytes: the source of hot lists.
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import { minuteText } from '../../../../rules/match/match-clock.ts'
import type { Context } from '../../../core/context.ts'
import type { Directory } from '../directory.ts'
import type { MatchCore } from '../state.ts'
import { findCores, listCores } from '../store.ts'
import type { DayRange } from './day-range.ts'
import { inListOrder } from './match-list.ts'
import { listLastOdds } from './odds-store.ts'

const day = 86_400_000
/** Days before and after today that are fully in memory, in every reader's zone. */
const daysBack = 3
const daysAhead = 14
const rollAfter = day / 2
/** Margin around product now: today begins and ends up to 25 hours away, where clocks are put back, and the window rolls every half day. */
const today = 25 * 3_600_000
const back = daysBack * day + today
const ahead = daysAhead * day + today + rollAfter

export interface SnapshotEntry {
  core: MatchCore
  odds: MatchOdds | null
  /** Start in milliseconds. */
  time: number
  bytes: Buffer | null
  /** The minute in which `bytes` of a live row were built. */
  written: number
}

export interface Snapshot {
  /** Incremented on every change that may affect a response. */
  readonly version: number
  /** Incremented when data of this league's matches changes. */
  leagueVersion(leagueId: string): number
  load(): Promise<void>
  /** Whether every match of the range is in memory. */
  covers(range: DayRange): boolean
  get(id: string): SnapshotEntry | undefined
  /** In list order: hot leagues first, then league, kick-off, id. */
  entries(): readonly SnapshotEntry[]
  rowOf(source: Pick<SnapshotEntry, 'core' | 'odds'>): MatchRow
  row(id: string): MatchRow | undefined
  /** The wire row as JSON. */
  bytesOf(entry: SnapshotEntry): Buffer
  update(cores: readonly MatchCore[]): void
  setOdds(id: string, odds: MatchOdds): void
  /** Invalidates rows whose coverage changed (data that does not come from feeds). */
  retold(ids: readonly string[]): void
  /** The operator changed the table rules of a league. */
  rulesChanged(leagueId: string): void
  /** Invalidates all rows: names of leagues or teams, or the odds switch, changed. */
  renamed(): void
  /** The minute of product time: responses with live rows are rebuilt once a minute, and at most once a real second. */
  minute(): number
}

const isOlder = (one: MatchCore, than: MatchCore): boolean =>
  one.seq < than.seq || (one.seq === than.seq && one.updated_at < than.updated_at)

const laterOf = (known: MatchOdds | null, read: MatchOdds | null): MatchOdds | null =>
  known && (!read || known.updated_at > read.updated_at) ? known : read

export function createSnapshot(context: Pick<Context, 'db' | 'clock' | 'log' | 'config'>, directory: Directory): Snapshot {
  const { db, clock, log, config } = context
  const known = new Map<string, SnapshotEntry>()
  const leagues = new Map<string, number>()
  const step = Math.max(60_000, clock.origin.speed * 1000)
  let ordered: SnapshotEntry[] | null = null
  let version = 0
  let window: DayRange = { from: 0, to: 0 }
  let loadedAt = 0
  let rolling: Promise<void> | null = null

  const minute = (): number => Math.floor(clock.now() / step)
  const isWithin = (time: number, { from, to }: DayRange): boolean => time >= from && time < to

  function touch(leagueId: string): void {
    leagues.set(leagueId, (leagues.get(leagueId) ?? 0) + 1)
  }

  function upsert(core: MatchCore, odds: MatchOdds | null): void {
    const entry = known.get(core.id)
    const time = Date.parse(core.match_time)
    // The row may have changed while it was being read.
    if (entry && isOlder(core, entry.core)) return
    if (entry?.time !== time) ordered = null
    if (entry) Object.assign(entry, { core, odds: laterOf(entry.odds, odds), time, bytes: null })
    else known.set(core.id, { core, odds, time, bytes: null, written: 0 })
    touch(core.league_id)
  }

  async function load(): Promise<void> {
    const now = clock.now()
    const next = { from: now - back, to: now + ahead }
    const around = await listCores(db, new Date(next.from).toISOString(), new Date(next.to).toISOString())
    const running = await findCores(db, [], true)
    const odds = config.odds ? await listLastOdds(db, new Date(next.from).toISOString(), new Date(next.to).toISOString()) : new Map()
    window = next
    loadedAt = now
    for (const core of [...around, ...running]) upsert(core, odds.get(core.id) ?? null)
    for (const [id, { time, core }] of known) if (!isWithin(time, next) && core.status !== 'live') known.delete(id)
    ordered = null
    version += 1
  }

  /** Moves the window forward by days; reads continue on the current rows meanwhile. */
  function roll(): void {
    if (rolling || loadedAt === 0 || clock.now() - loadedAt < rollAfter) return
    rolling = load()
      .catch((error: unknown) => {
        log.error({ err: error }, 'match snapshot refresh failed')
      })
      .finally(() => {
        rolling = null
      })
  }

  const rowOf: Snapshot['rowOf'] = ({ core, odds }) =>
    directory.rowOf(core.status === 'live' ? { ...core, match_str: minuteText(core, clock.now()) } : core, odds)

  return {
    get version() {
      return version
    },
    leagueVersion: (leagueId) => leagues.get(leagueId) ?? 0,
    load,
    covers(range) {
      roll()
      return range.from >= window.from && range.to <= window.to
    },
    get: (id) => known.get(id),
    entries() {
      roll()
      ordered ??= inListOrder(known.values(), (leagueId) => directory.leagues.get(leagueId)?.hot === true)
      return ordered
    },
    rowOf,
    row(id) {
      const entry = known.get(id)
      return entry && rowOf(entry)
    },
    bytesOf(entry) {
      const now = minute()
      if (entry.bytes && (entry.core.status !== 'live' || entry.written === now)) return entry.bytes
      entry.bytes = Buffer.from(JSON.stringify(rowOf(entry)))
      entry.written = now
      return entry.bytes
    },
    update(cores) {
      for (const core of cores)
        if (known.has(core.id) || core.status === 'live' || isWithin(Date.parse(core.match_time), window)) upsert(core, null)
        // Not in memory, but part of its season's table.
        else touch(core.league_id)
      version += 1
    },
    setOdds(id, odds) {
      const entry = known.get(id)
      if (!entry || !config.odds) return
      entry.odds = odds
      entry.bytes = null
      version += 1
    },
    retold(ids) {
      for (const id of ids) {
        const entry = known.get(id)
        if (!entry) continue
        entry.bytes = null
        touch(entry.core.league_id)
      }
      if (ids.length > 0) version += 1
    },
    rulesChanged: touch,
    renamed() {
      for (const entry of known.values()) entry.bytes = null
      ordered = null
      for (const id of directory.leagues.keys()) touch(id)
      version += 1
    },
    minute,
  }
}

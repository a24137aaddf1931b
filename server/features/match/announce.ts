// Publishes on the live socket once a change is durable.
import type { CoveragePatch, DetailPatch, MatchPatch } from '../../../contract/live.ts'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import type { MatchOdds } from '../../../contract/match/odds.ts'
import type { LiveHub } from '../../core/live/hub.ts'
import type { AlertFact } from './alert-fact.ts'

export interface RowChange {
  before: MatchRow
  after: MatchRow
  events: MatchEvent[]
}

type RowFrame = 'football_match' | 'basketball_match' | 'other_match'
const rowFrame = (sport: Sport): RowFrame => (sport === 'football' || sport === 'basketball' ? `${sport}_match` : 'other_match')

/** The changed fields, plus those that every patch carries. */
export function patchOf({ before, after }: Pick<RowChange, 'before' | 'after'>): MatchPatch {
  const patch: Record<string, unknown> = { id: after.id, seq: after.seq, updated_at: after.updated_at }
  for (const field of Object.keys(after) as (keyof MatchRow)[]) {
    if (field === 'odds' || before[field] === after[field]) continue
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) patch[field] = after[field]
  }
  return patch as MatchPatch
}

/** Publishes rows and goals at once, events of a detail page on the next tick. */
export function announceChanges(hub: LiveHub, changes: readonly RowChange[], facts: readonly AlertFact[]): void {
  const patches = new Map<RowFrame, MatchPatch[]>()
  for (const change of changes) {
    if (change.after.seq === change.before.seq && change.events.length === 0) continue
    const frame = rowFrame(change.after.sport)
    patches.set(frame, [...(patches.get(frame) ?? []), patchOf(change)])
  }
  for (const [frame, list] of patches) hub.publish('scores', frame, list)
  for (const { notice } of facts) hub.publish('scores', 'goal', notice)
  for (const { after, events } of changes) if (events.length > 0) announceDetail(hub, { id: after.id, events })
}

export function announceDetail(hub: LiveHub, patch: DetailPatch): void {
  hub.publish(`match:${patch.id}`, 'match_detail', patch, { tick: true, key: patch.id })
}

/** Coverage changes wait for the tick; the last change of a match wins. */
export function announceCoverage(hub: LiveHub, patches: CoveragePatch[]): void {
  if (patches.length > 0) hub.publish('scores', 'match_rooms', patches, { tick: true })
}

/** Odds wait for the tick; the last price of each match wins. */
export function announceOdds(hub: LiveHub, sport: Sport, id: string, odds: MatchOdds): void {
  const options = { tick: true, key: id }
  if (sport === 'football') hub.publish('odds:0', 'football_exponent', [{ id, odds }], options)
  else hub.publish('odds:1', 'basketball_exponent', [{ id, odds }], options)
}

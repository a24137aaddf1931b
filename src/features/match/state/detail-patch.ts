// Applies a message of a match's own channel to its detail. Pure.
import type { DetailPatch } from '../../../../contract/live.ts'
import type { MatchDetail, TextLine } from '../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'

/** Merges events by seq: a repeated one replaces the known one (a cancelled goal is sent again, struck), a new one is added. */
export function mergeEvents(known: readonly MatchEvent[], next: readonly MatchEvent[]): MatchEvent[] {
  const bySeq = new Map(known.map((event) => [event.seq, event]))
  for (const event of next) bySeq.set(event.seq, event)
  // A cancellation that arrives without its goal marks the known goal.
  for (const { seq, type, detail } of next) {
    const target = detail.target === undefined ? undefined : bySeq.get(detail.target)
    if (target && (type === 'goal-cancelled' || type === 'card-cancelled')) bySeq.set(target.seq, { ...target, cancelled_by: seq })
  }
  return [...bySeq.values()].sort((left, right) => left.seq - right.seq)
}

export function mergeText(known: readonly TextLine[], next: readonly TextLine[]): TextLine[] {
  const byId = new Map(known.map((line) => [line.id, line]))
  for (const line of next) byId.set(line.id, line)
  return [...byId.values()].sort((left, right) => left.id - right.id)
}

export function patchDetail(detail: MatchDetail, patch: DetailPatch): MatchDetail {
  return {
    ...detail,
    events: patch.events ? mergeEvents(detail.events, patch.events) : detail.events,
    text: patch.text ? mergeText(detail.text, patch.text) : detail.text,
    statistics: patch.statistics ?? detail.statistics,
    momentum: patch.momentum ?? detail.momentum,
    players: patch.players ?? detail.players,
  }
}

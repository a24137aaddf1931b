// Compares the alerts of a match with its state at each new phase: cancels the alert of a goal or card that a feed removed silently.
import type { AlertKind } from '../../../contract/follow/follow.ts'
import { noticeOf } from '../../../rules/alert/goal-notice.ts'
import type { Tx } from '../../core/database/transaction.ts'
import type { AlertFact } from '../match/alert-fact.ts'
import { listTakenBack } from '../match/store.ts'
import { type Alert, listStanding, type NewAlert } from './delivery-store.ts'

const phaseKinds: ReadonlySet<AlertKind> = new Set([
  'kick-off',
  'half-time',
  'second-half',
  'full-time',
  'extra-time',
  'shoot-out',
  'quarter-end',
  'overtime',
])

/** The missing cancellations. `facts` are those of the transaction, with their events already written. */
export async function reconcile(tx: Tx, facts: readonly AlertFact[], happenedAt: Date): Promise<NewAlert[]> {
  const missing: NewAlert[] = []
  for (const fact of facts) {
    if (!phaseKinds.has(fact.kind)) continue
    const standing = await listStanding(tx, fact.match.id)
    const bySeq = new Map(standing.map((one) => [one.seq, one]))
    for (const { seq, by } of await listTakenBack(tx, fact.match.id, [...bySeq.keys()]))
      missing.push(cancellation(bySeq.get(seq) as Alert, by, fact, happenedAt))
  }
  return missing
}

function cancellation(original: Alert, by: number, { match, event }: AlertFact, happened_at: Date): NewAlert {
  const { notice, kind, key } = original
  const taken = noticeOf(
    match,
    { ...event, seq: by, type: kind === 'goal' ? 'goal-cancelled' : 'card-cancelled', detail: { target: original.seq } },
    kind,
    null,
  )
  const { iszhu, player, players } = notice
  const before: [number, number] | null = kind === 'goal' ? [notice.home_score, notice.away_score] : null
  return {
    key: `${key}:void`,
    kind,
    notice: { ...taken, iszhu, player, ...(players && { players }), before },
    cancels: original.seq,
    about: original.seq,
    happened_at,
  }
}

// Displays one application in full and decides on it: real name, streamer, or expert. Each view is logged.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { type DecisionCall, subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'

export type Decision = { act: 'approve' } | { act: 'refuse'; reason: string }
/** The applicant; each account has at most one application. */
export interface Applicant {
  account_id: string
  user_nickname: string
}
/** Differences between the kinds of applications. */
export interface Review<Row, Seen> {
  kind: WaitingKind
  title: ReactNode
  hint: ReactNode
  /** Label of the approve button. */
  approve: ReactNode
  /** Common reasons for rejection. */
  common: readonly string[]
  /** Fetches the data that the list masks. */
  see(row: Row): Promise<Seen>
  /** Names and values for display. */
  facts(row: Row, seen: Seen): [string, string][]
  decide(row: Row, decision: Decision): DecisionCall
}

interface ReviewDialogProps<Row, Seen> {
  review: Review<Row, Seen>
  row: Row
  onClose(): void
}

export function ReviewDialog<Row extends Applicant, Seen>({ review, row, onClose }: ReviewDialogProps<Row, Seen>) {
  const { t } = useLingui()
  const looking = useId()
  // Fetched once per opening and not cached: each view is logged.
  const whole = useQuery({
    queryKey: ['seen', looking],
    queryFn: () => review.see(row),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
  const subjectKey = subjectKeyOf(review.kind, row.account_id)
  const before = pendingDecisionStore.undoneCall(subjectKey)?.body
  const typed = (before && 'reason' in before && before.reason) || ''
  const [refusing, setRefusing] = useState(typed !== '')
  const [reason, setReason] = useState(typed)
  const decide = (): void => {
    const decision: Decision = refusing ? { act: 'refuse', reason: reason.trim() } : { act: 'approve' }
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: review.kind, subjectLabel: row.user_nickname, actionLabel: refusing ? t`拒绝` : t`通过` },
      ...(decision.act === 'refuse' && { reason: decision.reason }),
      call: review.decide(row, decision),
    })
    onClose()
  }
  const seen = whole.data
  return (
    <AdminDialog
      title={review.title}
      onClose={onClose}
      disabled={seen === undefined || (refusing && reason.trim() === '')}
      act={refusing ? <Trans>拒绝申请</Trans> : review.approve}
      onSubmit={decide}
      beside={
        <Button onClick={() => setRefusing(!refusing)} disabled={seen === undefined}>
          {refusing ? <Trans>不拒绝了</Trans> : <Trans>拒绝</Trans>}
        </Button>
      }
    >
      <p className={styles.hint}>{review.hint}</p>
      {whole.isLoadingError ? (
        <ErrorState onRetry={() => void whole.refetch()} />
      ) : seen === undefined ? (
        <SkeletonRows count={4} height={28} label={t`数据加载中，请稍候！`} />
      ) : (
        <dl className={styles.facts}>
          {review.facts(row, seen).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {refusing && (
        <>
          <TextField label={<Trans>拒绝的原因，申请人会看到</Trans>} value={reason} onChange={setReason} maxLength={200} autoFocus />
          <div className={styles.pictures}>
            {review.common.map((text) => (
              <Button key={text} size="sm" onClick={() => setReason(text)}>
                {text}
              </Button>
            ))}
          </div>
        </>
      )}
    </AdminDialog>
  )
}

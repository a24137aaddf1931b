// Details of an application, masked as in the list: the decision dialog displays the full data and logs the view.
import { useLingui } from '@lingui/react/macro'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import { useIdKinds } from '../../people/use-id-kinds.ts'
import { useReviewActs } from '../../people/use-review-acts.tsx'
import { useApplicationReview, useExpertReview, useVerificationReview } from '../../people/use-reviews.tsx'
import styles from '../Queue.module.css'
import type { DetailsProps } from './details.ts'

export function VerificationDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/verifications', { id })
  const { actsOf, dialog } = useReviewActs(useVerificationReview())
  const kinds = useIdKinds()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.account_id === id)
  const details = row && {
    lead: <span translate="no">{row.real_name}</span>,
    facts: [
      { name: t`证件`, value: kinds[row.kind] },
      { name: t`号码`, value: <span translate="no">{row.id_number}</span> },
      { name: t`提交时间`, value: formatTime(row.sent_at) },
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}

export function ApplicationDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/applications', { id })
  const { actsOf, dialog } = useReviewActs(useApplicationReview())
  const kinds = useIdKinds()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.account_id === id)
  const details = row && {
    lead: <span className={styles.said}>{row.experience}</span>,
    facts: [
      { name: t`姓名`, value: <span translate="no">{row.real_name}</span> },
      { name: t`证件`, value: kinds[row.kind] },
      { name: t`邀请人`, value: row.inviter || '—' },
      { name: t`提交时间`, value: formatTime(row.sent_at) },
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}

export function ExpertDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/experts', { id })
  const { actsOf, dialog } = useReviewActs(useExpertReview())
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.account_id === id)
  const details = row && {
    lead: <span className={styles.said}>{row.experience}</span>,
    facts: [
      { name: t`姓名`, value: <span translate="no">{row.real_name}</span> },
      { name: t`提交时间`, value: formatTime(row.sent_at) },
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}

// Real-name verifications to decide on.
import { useLingui } from '@lingui/react/macro'
import { ReviewList } from './ReviewList.tsx'
import { useIdKinds } from './use-id-kinds.ts'
import { useVerificationReview } from './use-reviews.tsx'

export function VerificationsTab() {
  const { t } = useLingui()
  const kinds = useIdKinds()
  const review = useVerificationReview()
  return (
    <ReviewList
      of="GET api/Desk/verifications"
      label={t`实名认证`}
      stateLabel={t`实名认证的状态`}
      settled="verified"
      columns={[
        { key: 'kind', head: t`证件`, cell: (row) => kinds[row.kind] },
        { key: 'name', head: t`姓名`, cell: (row) => row.real_name },
        { key: 'number', head: t`号码`, cell: (row) => row.id_number },
      ]}
      review={review}
    />
  )
}

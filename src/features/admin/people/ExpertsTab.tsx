// Expert applications and appointments, the terms of sales, and removal of schemes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { AppointPanel } from './AppointPanel.tsx'
import { ExpertActs } from './ExpertActs.tsx'
import { ExpertTermsForm } from './ExpertTermsForm.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useExpertReview } from './use-reviews.tsx'

export function ExpertsTab() {
  const { t } = useLingui()
  const review = useExpertReview()
  const terms = useAdminRead('GET api/Desk/experts', { state: 'waiting', page: '1' }).data?.terms
  return (
    <>
      <ReviewList
        of="GET api/Desk/experts"
        label={t`专家申请`}
        stateLabel={t`专家申请的状态`}
        settled="approved"
        columns={[
          { key: 'name', head: t`姓名`, cell: (row) => row.real_name },
          { key: 'experience', head: t`工作经历`, text: true, cell: (row) => row.experience },
        ]}
        review={review}
      />
      <AppointPanel
        of="POST api/Desk/appointExpert"
        title={<Trans>任命专家</Trans>}
        note={<Trans>不用申请，马上能发方案；有申请在等的一并通过</Trans>}
        act={<Trans>任命为专家</Trans>}
      />
      {terms && <ExpertTermsForm terms={terms} />}
      <ExpertActs />
    </>
  )
}

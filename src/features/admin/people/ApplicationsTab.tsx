// Streamer applications: approval creates a room immediately; operators can also appoint streamers.
import { Trans, useLingui } from '@lingui/react/macro'
import { AppointPanel } from './AppointPanel.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useApplicationReview } from './use-reviews.tsx'

export function ApplicationsTab() {
  const { t } = useLingui()
  const review = useApplicationReview()
  return (
    <>
      <ReviewList
        of="GET api/Desk/applications"
        label={t`主播申请`}
        stateLabel={t`主播申请的状态`}
        settled="approved"
        columns={[
          { key: 'name', head: t`姓名`, cell: (row) => row.real_name },
          { key: 'experience', head: t`直播经验`, text: true, cell: (row) => row.experience },
        ]}
        review={review}
      />
      <AppointPanel
        of="POST api/Desk/appointStreamer"
        title={<Trans>任命主播</Trans>}
        note={<Trans>不用申请，马上有直播间；有申请在等的一并通过</Trans>}
        act={<Trans>任命为主播</Trans>}
      />
    </>
  )
}

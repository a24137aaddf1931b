// Streamers who apply: approved, they have a room at once; and those whom the operator appoints.
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../core/api/api.ts'
import { AppointPanel } from './AppointPanel.tsx'
import { ReviewList } from './ReviewList.tsx'
import { useIdKinds } from './use-id-kinds.ts'

export function ApplicationsTab() {
  const { t } = useLingui()
  const kinds = useIdKinds()
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
        review={{
          kind: 'applications',
          title: <Trans>审核主播申请</Trans>,
          hint: <Trans>完整的姓名和号码只在这里显示，每次查看都会记入操作日志。通过后马上有直播间。</Trans>,
          approve: <Trans>通过申请</Trans>,
          common: [t`证件信息和姓名不一致`, t`联系不上`, t`直播经验不够`],
          see: ({ account_id: account }) => call('POST api/Desk/seeApplication', { body: { account } }),
          facts: (row, seen) => [
            [t`账号`, `${row.user_nickname} · ${row.account_id}`],
            [t`证件`, kinds[row.kind]],
            [t`姓名`, seen.real_name],
            [t`号码`, seen.id_number],
            [t`联系方式`, [seen.qq && `QQ ${seen.qq}`, seen.wechat && t`微信 ${seen.wechat}`, seen.phone].filter(Boolean).join(' · ')],
            [t`邀请人`, row.inviter || '—'],
            [t`直播经验`, row.experience],
          ],
          decide: ({ account_id: account }, decision) => ({ path: 'POST api/Desk/decideApplication', body: { account, ...decision } }),
        }}
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

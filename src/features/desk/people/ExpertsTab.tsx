// People who apply as experts, and those whom the operator appoints; the terms of what experts sell; and taking a scheme away.
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../core/api/api.ts'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { AppointPanel } from './AppointPanel.tsx'
import { ExpertActs } from './ExpertActs.tsx'
import { ExpertTermsForm } from './ExpertTermsForm.tsx'
import { ReviewList } from './ReviewList.tsx'

export function ExpertsTab() {
  const { t } = useLingui()
  const terms = useDeskRead('GET api/Desk/experts', { state: 'waiting', page: '1' }).data?.terms
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
        review={{
          kind: 'experts',
          title: <Trans>审核专家申请</Trans>,
          hint: <Trans>完整的姓名和微信只在这里显示，每次查看都会记入操作日志。通过后马上能发方案。</Trans>,
          approve: <Trans>通过申请</Trans>,
          common: [t`联系不上`, t`工作经历不够`],
          see: ({ account_id: account }) => call('POST api/Desk/seeExpert', { body: { account } }),
          facts: (row, seen) => [
            [t`账号`, `${row.user_nickname} · ${row.account_id}`],
            [t`姓名`, seen.real_name],
            [t`微信`, seen.wechat],
            [t`工作经历`, row.experience],
          ],
          decide: ({ account_id: account }, decision) => ({ path: 'POST api/Desk/decideExpert', body: { account, ...decision } }),
        }}
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

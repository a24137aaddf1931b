// Real names to decide about.
import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../core/api/api.ts'
import { ReviewList } from './ReviewList.tsx'
import { useIdKinds } from './use-id-kinds.ts'

export function VerificationsTab() {
  const { t } = useLingui()
  const kinds = useIdKinds()
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
      review={{
        kind: 'verifications',
        title: <Trans>审核实名认证</Trans>,
        hint: <Trans>完整的姓名和号码只在这里显示，每次查看都会记入操作日志。</Trans>,
        approve: <Trans>通过认证</Trans>,
        common: [t`证件信息和姓名不一致`, t`号码已失效`, t`不是本人`],
        see: ({ account_id: account }) => call('POST api/Desk/seeVerification', { body: { account } }),
        facts: (row, seen) => [
          [t`账号`, `${row.user_nickname} · ${row.account_id}`],
          [t`证件`, kinds[row.kind]],
          [t`姓名`, seen.real_name],
          [t`号码`, seen.id_number],
        ],
        decide: ({ account_id: account }, decision) => ({ path: 'POST api/Desk/decideVerification', body: { account, ...decision } }),
      }}
    />
  )
}

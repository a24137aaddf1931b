// Review definitions of each kind of application.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminVerification } from '../../../../contract/admin/admin.ts'
import type { AdminExpert } from '../../../../contract/admin/expert-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import type { AdminApplication } from '../../../../contract/room/application.ts'
import { call } from '../../../core/api/api.ts'
import type { Review } from './ReviewDialog.tsx'
import { useIdKinds } from './use-id-kinds.ts'

export function useVerificationReview(): Review<AdminVerification, ApiData<'POST api/Desk/seeVerification'>> {
  const { t } = useLingui()
  const kinds = useIdKinds()
  return {
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
  }
}

export function useApplicationReview(): Review<AdminApplication, ApiData<'POST api/Desk/seeApplication'>> {
  const { t } = useLingui()
  const kinds = useIdKinds()
  return {
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
  }
}

export function useExpertReview(): Review<AdminExpert, ApiData<'POST api/Desk/seeExpert'>> {
  const { t } = useLingui()
  return {
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
  }
}

// 隐私: what others may do. The lists of follows and the birthday are always private. Updates optimistically and rolls back if the server
// refuses.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Member, Privacy } from '../../../../../contract/account/member.ts'
import { SwitchRow } from '../../../../ui/form/SwitchRow.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { memberQuery, useUpdateInfo } from '../member-queries.ts'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'

export function PrivacyPanel({ privacy }: { privacy: Privacy }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const update = useUpdateInfo()
  const { busy, run } = useMemberAct()
  const show = (next: Privacy): void => {
    client.setQueryData(memberQuery().queryKey, (member: Member | undefined) => member && { ...member, privacy: next })
  }
  const row = (key: keyof Privacy) => ({
    checked: privacy[key],
    disabled: busy,
    onCheckedChange: (on: boolean): void => {
      show({ ...privacy, [key]: on })
      void run(() => update({ privacy: { [key]: on } }), t`修改成功`).then((succeeded) => {
        if (!succeeded) show(privacy)
      })
    },
  })
  return (
    <Panel padded aria-labelledby="privacy">
      <SectionHead id="privacy" title={<Trans>隐私</Trans>} />
      <div className={styles.switches}>
        <SwitchRow {...row('strangers')}>
          <Trans>不认识的人可以给我发消息</Trans>
        </SwitchRow>
        <SwitchRow {...row('findable')}>
          <Trans>可以在“值得关注”里推荐我</Trans>
        </SwitchRow>
      </div>
    </Panel>
  )
}

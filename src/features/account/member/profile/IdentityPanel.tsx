// 账号: the user's number, address, membership date and invitation code.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Member } from '../../../../../contract/account/member.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../../ui/page/clipboard.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { memberTypes } from '../member-places.ts'
import styles from '../Settings.module.css'

export function IdentityPanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const zone = shownZone(useStore(preferences))
  const { mobile, email, id, share_code } = member
  const copy = (): void => {
    const url = new URL(`/main?shareCode=${encodeURIComponent(share_code)}`, window.location.origin).href
    copyText(url).then(
      () => toast(t`链接已复制`, { tone: 'ok' }),
      (error: unknown) => {
        console.warn('invitation link copy failed', error)
        toast(t`没有复制成功，请手动选中复制`, { tone: 'danger' })
      },
    )
  }
  return (
    <Panel padded aria-labelledby="identity">
      <SectionHead id="identity" title={<Trans>账号</Trans>} />
      <dl className={styles.facts}>
        <div>
          <dt>ID</dt>
          <dd>
            <Num>{id}</Num>
          </dd>
        </div>
        {mobile && (
          <div>
            <dt>
              <Trans>手机</Trans>
            </dt>
            <dd translate="no">{mobile}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt>
              <Trans>邮箱</Trans>
            </dt>
            <dd translate="no">{email}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>加入时间</Trans>
          </dt>
          <dd>
            <Num>{dayOf(member.create_time_str, zone)}</Num>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>邀请码</Trans>
          </dt>
          <dd translate="no">{share_code}</dd>
        </div>
      </dl>
      <div className={styles.acts}>
        <Button size="sm" onClick={copy}>
          <Trans>复制邀请链接</Trans>
        </Button>
        <Button size="sm" variant="plain" render={<Link to="/member" search={{ type: memberTypes.settings, part: 'account' }} />}>
          <Trans>密码与安全</Trans>
        </Button>
      </div>
    </Panel>
  )
}

// 登录设备: lists the user's sessions and ends them remotely.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { LoginSession } from '../../../../../contract/account/member.ts'
import { call } from '../../../../core/api/api.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { relativeTime } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { MoreLink } from '../../../../ui/button/MoreLink.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import { useMemberAct } from '../use-member-act.ts'
import styles from './AccountList.module.css'

export function SessionsPanel() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data, isLoadingError, refetch } = useQuery({ ...apiQuery('GET api/Member/sessions'), staleTime: 0 })
  const [asked, setAsked] = useState(false)
  const { busy, run } = useMemberAct()
  const end = async (body: { id: string } | { others: true }): Promise<void> => {
    await run(() => call('POST api/Member/endSession', { body }), t`已退出`)
    await client.invalidateQueries({ queryKey: ['GET api/Member/sessions'] })
  }
  const others = data?.list.filter(({ current }) => !current) ?? []
  return (
    <Panel padded aria-labelledby="sessions">
      <SectionHead
        id="sessions"
        title={<Trans>登录设备</Trans>}
        more={
          others.length > 0 && (
            <Button size="sm" variant="plain" disabled={busy} onClick={() => setAsked(true)}>
              <Trans>退出其他设备</Trans>
            </Button>
          )
        }
      />
      {data ? (
        <ul className={styles.list}>
          {data.list.map((session) => (
            <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void end({ id: session.id })} />
          ))}
        </ul>
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />
      )}
      <p className={styles.more}>
        <MoreLink render={<Link to="/login" />}>
          <Trans>扫码让另一块屏幕登录</Trans>
        </MoreLink>
      </p>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t`退出其他设备？`}
        text={t`除了这台设备，别处的登录马上失效，要重新登录。`}
        act={t`全部退出`}
        onConfirm={() => void end({ others: true })}
      />
    </Panel>
  )
}

function SessionRow({ session, busy, onEnd }: { session: LoginSession; busy: boolean; onEnd(): void }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const { browser, system, address, by, seen_at, current, remembered } = session
  const ways: Record<LoginSession['by'], string> = {
    password: t`密码登录`,
    code: t`验证码登录`,
    register: t`注册`,
    qr: t`扫码登录`,
    device: t`保持登录`,
  }
  const isPhone = /android|ios|iphone|ipad/i.test(system)
  const name = [browser, system].filter(Boolean).join(' · ') || t`未知设备`
  const seen = relativeTime(seen_at, serverNow(), chosen.lang, shownZone(chosen))
  return (
    <li>
      {isPhone ? <Smartphone size={20} aria-hidden="true" /> : <Monitor size={20} aria-hidden="true" />}
      <span className={styles.words}>
        <b>
          {name}
          {current && (
            <Tag tone="accent">
              <Trans>本机</Trans>
            </Tag>
          )}
          {remembered && (
            <Tag>
              <Trans>保持登录</Trans>
            </Tag>
          )}
        </b>
        <small>
          {ways[by]} · <span translate="no">{address.replace(/^::ffff:/, '')}</span>
        </small>
        <small>
          <Trans>最近使用：{seen}</Trans>
        </small>
      </span>
      {!current && (
        <Button size="sm" disabled={busy} aria-label={t`退出 ${name}`} onClick={onEnd}>
          <Trans>退出</Trans>
        </Button>
      )}
    </li>
  )
}

// The user's noble and guards: tier, expiry, and renewal. Nothing renews automatically.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Crown } from 'lucide-react'
import { useState } from 'react'
import type { Status } from '../../../../../contract/gift/guard.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'
import { RenewDialog } from './RenewDialog.tsx'

export function StatusPanel() {
  const { t } = useLingui()
  const { lang, tz } = useStore(preferences)
  const read = useStudioRead('GET api/guard_user/mine')
  const [renewing, setRenewing] = useState<Status | null>(null)
  const { data } = read
  const held = data ? [...(data.noble ? [data.noble] : []), ...data.guards] : []
  return (
    <Panel padded aria-labelledby="status">
      <SectionHead id="status" title={<Trans>我的守护与贵族</Trans>} />
      {!data ? (
        read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />
        )
      ) : held.length === 0 ? (
        <EmptyState icon={<Crown />} title={<Trans>还没有守护或贵族</Trans>} text={<Trans>在直播间里可以开通，到期不会自动续费。</Trans>} />
      ) : (
        <ul className={styles.rows}>
          {held.map((one) => (
            <li key={`${one.kind} ${one.room?.id ?? ''}`}>
              <img src={one.img} alt="" width={40} height={40} className={styles.picture} />
              <span className={styles.words}>
                <b>
                  {nameOf(one.name, lang)}
                  {one.room && ` · ${one.room.nickname}`}
                </b>
                <small>
                  {one.state === 'active' ? (
                    <Trans>
                      到 {dayOf(one.expires_at, tz)}，还有 {one.days_left} 天
                    </Trans>
                  ) : (
                    <Trans>已到期，{dayOf(one.grace_until, tz)} 前续费可保留连续时长</Trans>
                  )}
                </small>
              </span>
              {one.state === 'grace' && <Tag tone="warn">{t`已到期`}</Tag>}
              <Button size="sm" onClick={() => setRenewing(one)} aria-label={t`续费 ${nameOf(one.name, lang)}`}>
                <Trans>续费</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.noble && data.adverts.free_left > 0 && (
        <p className={styles.hint}>
          <Plural value={data.adverts.free_left} other={`到 ${dayOf(data.adverts.free_until ?? 0, tz)} 还有 # 条免费广告弹幕`} />
        </p>
      )}
      {renewing && <RenewDialog status={renewing} onClose={() => setRenewing(null)} />}
    </Panel>
  )
}

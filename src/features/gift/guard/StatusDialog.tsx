// Guard of this room and noble of the site: tiers, duration, benefits, and the user's own expiry.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StatusKind } from '../../../../contract/gift/guard.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import { laddersQuery, myStatusQuery } from '../gift-queries.ts'
import { MyStatus } from './MyStatus.tsx'
import styles from './StatusDialog.module.css'
import { StatusPurchase } from './StatusPurchase.tsx'

interface StatusDialogProps {
  room: RoomInfo
  kind: StatusKind
  onClose(): void
}

export function StatusDialog({ room, kind: first, onClose }: StatusDialogProps) {
  const { t } = useLingui()
  const [kind, setKind] = useState(first)
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>守护和贵族</Trans>} width={520}>
      <TabLinks
        label={t`守护和贵族`}
        current={kind}
        even
        items={[
          { key: 'guard', label: t`守护`, panel: 'status-ladder', onSelect: () => setKind('guard') },
          { key: 'noble', label: t`贵族`, panel: 'status-ladder', onSelect: () => setKind('noble') },
        ]}
      />
      <div id="status-ladder">
        <Ladder key={kind} room={room} kind={kind} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Ladder({ room, kind, onClose }: StatusDialogProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const { phase } = useStore(sessionStore)
  const read = useQuery(laddersQuery())
  const mine = useQuery({ ...myStatusQuery(), enabled: phase === 'in' })
  const [chosen, setChosen] = useState<string | null>(null)
  if (!read.data)
    return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />
  const tiers = read.data[kind]
  const status = kind === 'noble' ? mine.data?.noble : mine.data?.guards.find((one) => one.room?.id === room.id)
  const tier = tiers.find(({ id }) => id === (chosen ?? status?.tier)) ?? tiers[0]
  if (!tier) {
    return (
      <p className={styles.none}>
        <Trans>现在没有可以开通的</Trans>
      </p>
    )
  }
  return (
    <div className={styles.ladder}>
      {status && <MyStatus status={status} remindDays={read.data.remind_days} />}
      <div className={styles.tiers}>
        {tiers.map((one) => (
          <button
            key={one.id}
            type="button"
            className={styles.tier}
            aria-pressed={one.id === tier.id}
            data-tier={one.id}
            onClick={() => setChosen(one.id)}
          >
            <img src={one.img} alt="" width={44} height={44} loading="lazy" />
            <b>{nameOf(one.name, lang)}</b>
            <span>
              <Trans>
                <Num>{diamonds(one.price)}</Num> 钻/月
              </Trans>
            </span>
          </button>
        ))}
      </div>
      <StatusPurchase
        key={tier.id}
        room={room}
        tier={tier}
        status={status ?? null}
        monthDays={read.data.month_days}
        graceDays={read.data.grace_days}
        adverts={mine.data?.adverts ?? null}
        onDone={onClose}
      />
    </div>
  )
}

// Ranking of a room's givers, its guards and nobles, with the user's own place.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import type { RankRow, RoomRankType } from '../../../../contract/gift/rank.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { roomRankQuery } from '../../../core/room/room-rank.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRowView } from '../../match/row-view.ts'
import { PersonBadges } from '../guard/PersonBadges.tsx'
import type { Tiers } from '../guard/tiers.ts'
import styles from './RankPanel.module.css'

type Range = 'day' | 'week' | 'month'

export function Contribution({ roomId, tiers, onFans }: { roomId: string; tiers: Tiers; onFans(): void }) {
  const { t } = useLingui()
  const [range, setRange] = useState<Range>('day')
  return (
    <>
      <div className={styles.ranges}>
        <Segmented<Range>
          label={t`榜单的时间`}
          value={range}
          onChange={setRange}
          options={[
            { value: 'day', label: t`日榜` },
            { value: 'week', label: t`周榜` },
            { value: 'month', label: t`月榜` },
          ]}
        />
      </div>
      <RankPanel key={range} roomId={roomId} type={range} tiers={tiers} onFans={onFans} />
    </>
  )
}

interface RankPanelProps {
  roomId: string
  type: RoomRankType
  tiers: Tiers
  /** Opens the fan club, where gifts count permanently. */
  onFans?(): void
}

export function RankPanel({ roomId, type, tiers, onFans }: RankPanelProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const read = useQuery(roomRankQuery(roomId, type))
  if (!read.data)
    return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />
  const { list, mine } = read.data
  const isSum = type !== 'guard' && type !== 'noble'
  const row = (one: RankRow) => (
    <>
      <Num className={styles.place} strong>
        {/* A user without gifts has no rank, even in an empty ranking. */}
        {isSum && one.value === 0 ? '–' : one.place}
      </Num>
      <PersonPicture path={one.avatar} size={32} />
      <span className={styles.who}>
        <Link to="/persona" search={{ id: one.uid }} translate="no" className={styles.name}>
          {one.nickname}
        </Link>
        <span>
          <PersonBadges person={one} tiers={tiers} lang={lang} />
        </span>
      </span>
      {isSum && <Num className={styles.value}>{diamonds(one.value)}</Num>}
    </>
  )
  return (
    <>
      {list.length === 0 && <EmptyState icon={<Trophy />} title={<Nobody type={type} />} />}
      <ol className={styles.list}>
        {list.map((one) => (
          <li key={one.uid} className={styles.row}>
            {row(one)}
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {mine && (
          <div className={styles.mine}>
            <div className={styles.row}>{row(mine)}</div>
            {isSum && mine.missing > 0 && (
              <p>
                <Trans>
                  离上一名还差 <Num>{diamonds(mine.missing)}</Num> 钻
                </Trans>
              </p>
            )}
          </div>
        )}
        {!isSum && <Join kind={type} has={mine !== null} />}
        {onFans && (
          <div className={styles.join}>
            <Button block aria-haspopup="dialog" onClick={onFans}>
              <Trans>粉丝团</Trans>
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Button to become a guard or a noble. */
function Join({ kind, has }: { kind: 'guard' | 'noble'; has: boolean }) {
  return (
    <div className={styles.join}>
      <Button block aria-haspopup="dialog" onClick={() => roomDialog.set({ type: 'status', kind })}>
        {has ? <Trans>续费或升级</Trans> : kind === 'guard' ? <Trans>开通守护</Trans> : <Trans>开通贵族</Trans>}
      </Button>
    </div>
  )
}

function Nobody({ type }: { type: RoomRankType }) {
  if (type === 'guard') return <Trans>还没有人守护这个直播间</Trans>
  if (type === 'noble') return <Trans>贵宾席还空着</Trans>
  return <Trans>这段时间还没有人上榜</Trans>
}

// Fan group of a room: its badge, the user's level and progress, its levels, its top fans, and how to join.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { FanGroup, FanStanding } from '../../../../contract/gift/rank.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LevelLadder } from '../../../ui/figure/LevelLadder.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Progress } from '../../../ui/figure/Progress.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { FanBadge } from '../../gift/guard/PersonBadges.tsx'
import styles from './FanDialog.module.css'
import { fanProgress } from './fan-progress.ts'

interface FanDialogProps {
  room: RoomInfo
  /** The page has the gift picker; otherwise the dialog links to the room. */
  hasGifts: boolean
  onClose(): void
}

export function FanDialog({ room, hasGifts, onClose }: FanDialogProps) {
  const { t } = useLingui()
  const read = useQuery(apiQuery('POST api/Live_streaming/getFansGroupInfo', { body: { room_id: room.id, limit: 20 } }))
  const give = (): void => {
    onClose()
    roomDialog.set({ type: 'gifts' })
  }
  const way =
    room.me?.role === 'owner' ? null : hasGifts ? (
      <Button variant="primary" block onClick={give}>
        <Trans>送礼物</Trans>
      </Button>
    ) : (
      <Button variant="primary" block render={<Link to="/live" search={{ id: room.id }} />}>
        <Trans>去直播间</Trans>
      </Button>
    )
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>粉丝团</Trans>} width={460} footer={way}>
      {read.data ? (
        <Inside data={read.data} isOwner={room.me?.role === 'owner'} />
      ) : read.isLoadingError ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows label={t`数据加载中，请稍候！`} />
      )}
    </Dialog>
  )
}

type Data = ApiData<'POST api/Live_streaming/getFansGroupInfo'>

function Inside({ data: { group, top, mine }, isOwner }: { data: Data; isOwner: boolean }) {
  const { t } = useLingui()
  const first = diamonds(group.levels[0] ?? 0)
  return (
    <div className={styles.group}>
      <p className={styles.head}>
        {group.name !== '' && <FanBadge fan={{ name: group.name, level: mine?.level ?? 1, color: group.color }} />}
        <b translate="no">{group.nickname}</b>
        <span>
          <Plural value={group.members} other="# 位粉丝" />
        </span>
      </p>
      {group.name === '' && (
        <p className={styles.note}>
          <Trans>主播还没有给粉丝牌取名，取名后会显示在粉丝的名字前。</Trans>
        </p>
      )}
      {mine && <Mine group={group} mine={mine} />}
      {!mine && (
        <p className={styles.note}>
          {isOwner ? (
            <Trans>观众在这里送礼物，或开通守护、贵族，累计满 {first} 钻就是你的粉丝，名字前有粉丝牌。</Trans>
          ) : (
            <Trans>在这里送礼物，或开通守护、贵族，累计满 {first} 钻就是粉丝，名字前有粉丝牌。</Trans>
          )}
        </p>
      )}
      <LevelLadder
        summary={<Trans>等级一览</Trans>}
        note={<Trans>按在这个直播间累计送出的钻石算，等级不会下降。</Trans>}
        label={t`每一级需要的钻石`}
        level={mine?.level ?? 0}
        steps={group.levels.map((from, index): ReactNode => {
          const level = index + 1
          return (
            <Trans key={level}>
              <span>{level} 级</span> <Num>{diamonds(from)}</Num>
            </Trans>
          )
        })}
      />
      {top.length > 0 && (
        <>
          <h3 className={styles.title}>
            <Trans>铁杆粉丝</Trans>
          </h3>
          <ol className={styles.list} aria-label={t`铁杆粉丝`}>
            {top.map((one) => (
              <li key={one.uid}>
                <Num className={styles.place} strong>
                  {one.place}
                </Num>
                <PersonPicture path={one.avatar} size={32} />
                <span className={styles.who}>
                  <Link to="/persona" search={{ id: one.uid }} translate="no">
                    {one.nickname}
                  </Link>
                  {one.fan && one.fan.name !== '' && <FanBadge fan={one.fan} />}
                </span>
                <Num className={styles.value}>{diamonds(one.value)}</Num>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Mine({ group, mine }: { group: FanGroup; mine: FanStanding }) {
  const { t } = useLingui()
  const { level } = mine
  const way = fanProgress(group, mine)
  const given = <Num>{diamonds(mine.contribution)}</Num>
  return (
    <div className={styles.mine}>
      <p>
        <b>
          <Trans>我的粉丝等级 {level}</Trans>
        </b>
        <span>
          {way ? (
            <Trans>
              已送 {given} 钻，再送 <Num>{diamonds(way.missing)}</Num> 钻升到 {level + 1} 级
            </Trans>
          ) : (
            <Trans>已满级，已送 {given} 钻</Trans>
          )}
        </span>
      </p>
      <Progress label={t`到下一级`} percent={way?.percent ?? 100} />
    </div>
  )
}

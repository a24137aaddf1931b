// /attention: follows of this device, one tab per kind, each with its alerts; and suggestions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ListOrdered } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { network } from '../../../core/api/freshness.ts'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ListPage } from '../../../ui/frame/ListPage.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { StaleNote } from '../../../ui/state/StaleNote.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useFollowed } from '../../match/state/use-followed.ts'
import { followStore } from '../follow-store.ts'
import { useFollowOrder } from '../use-follow-order.ts'
import { ArrangeList } from './ArrangeList.tsx'
import { type AttentionKind, type AttentionTab, attentionTabs, isOfDevice } from './attention-kind.ts'
import { FollowedList } from './FollowedList.tsx'
import { FollowedMatches } from './FollowedMatches.tsx'
import { NothingFollowed } from './NothingFollowed.tsx'
import { Suggestions } from './Suggestions.tsx'

export interface AttentionPageProps {
  /** Null while the initial tab is unknown. */
  kind: AttentionTab | null
  /** Followed streamers, experts and circles: other features' components, passed in by the route. */
  streamers: ReactNode
  experts: ReactNode
  circles: ReactNode
}

export function AttentionPage({ kind, streamers, experts, circles }: AttentionPageProps) {
  const { t } = useLingui()
  useTitle(t`我的关注`)
  const { follows, loaded } = useStore(followStore)
  const online = useStore(network)
  const followed = useFollowed()
  const names: Record<AttentionTab, string> = {
    match: t`比赛`,
    streamer: t({ message: '主播', context: 'several' }),
    team: t`球队`,
    league: t`联赛`,
    player: t`球员`,
    expert: t`专家`,
    circle: t`圈子`,
  }
  const of = (one: AttentionKind): FollowRecord[] =>
    [...follows.values()].filter((follow) => follow.kind === one).sort((left, right) => right.at - left.at)
  const device = kind !== null && isOfDevice(kind) ? kind : null
  const list = device ? of(device) : []
  const { order } = useFollowOrder()
  const [arranging, setArranging] = useState(false)
  const mayArrange = order !== null && kind !== null && kind !== 'match' && kind !== 'circle'
  return (
    <ListPage
      title={<Trans>我的关注</Trans>}
      more={
        <>
          {mayArrange && (
            <Button size="sm" aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
              {arranging ? <Check size={16} aria-hidden="true" /> : <ListOrdered size={16} aria-hidden="true" />}
              {arranging ? <Trans>完成</Trans> : <Trans>分组与排序</Trans>}
            </Button>
          )}
          {!online && (
            <StaleNote live={false}>
              <Trans>离线，显示本机保存的</Trans>
            </StaleNote>
          )}
        </>
      }
      tabs={{
        label: t`关注的种类`,
        current: kind ?? '',
        items: attentionTabs.map((one) => ({
          key: one,
          label: names[one],
          count: isOfDevice(one) ? of(one).length || undefined : undefined,
          to: '/attention',
          search: { kind: one },
        })),
      }}
      aside={<Suggestions kind={device ?? 'match'} />}
      asideLabel={t`推荐关注`}
    >
      {kind === null ? (
        <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
      ) : mayArrange && arranging ? (
        <ArrangeList kind={kind} list={list} followed={followed} />
      ) : kind === 'streamer' ? (
        streamers
      ) : kind === 'expert' ? (
        experts
      ) : kind === 'circle' ? (
        circles
      ) : loaded && list.length === 0 ? (
        <NothingFollowed kind={kind} />
      ) : kind === 'match' ? (
        <FollowedMatches list={list} followed={followed} />
      ) : (
        <FollowedList kind={kind} list={list} followed={followed} order={order} />
      )}
    </ListPage>
  )
}

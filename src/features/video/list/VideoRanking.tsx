// The videos with the most views or likes today, this week and this month.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { RankRange } from '../../../../contract/gift/rank.ts'
import type { VideoRank, VideoRankKind } from '../../../../contract/video.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { dateText } from '../../../core/text/format.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { videoRankQuery } from '../queries.ts'
import styles from './VideoRanking.module.css'
import { VideoTile } from './VideoTile.tsx'

export function VideoRanking({ range, by }: { range: RankRange; by: VideoRankKind }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...videoRankQuery(range, by),
    placeholderData: keepPreviousData,
  })
  const ranges: Record<RankRange, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` }
  const kinds: Record<VideoRankKind, string> = { views: t`播放量`, likes: t`点赞` }
  const searchOf = (next: { range: RankRange; by: VideoRankKind }) => ({
    tab: 'rank' as const,
    ...(next.range !== 'day' && { range: next.range }),
    ...(next.by !== 'views' && { by: next.by }),
  })
  return (
    <section aria-busy={isPlaceholderData}>
      <ChipRow className={styles.chips}>
        {(Object.keys(ranges) as RankRange[]).map((key) => (
          <Chip key={key} pressed={key === range} render={<Link to="/video-list" search={searchOf({ range: key, by })} />}>
            {ranges[key]}
          </Chip>
        ))}
        {(Object.keys(kinds) as VideoRankKind[]).map((key) => (
          <Chip key={key} pressed={key === by} render={<Link to="/video-list" search={searchOf({ range, by: key })} />}>
            {kinds[key]}
          </Chip>
        ))}
      </ChipRow>
      {isPending ? (
        <SkeletonRows count={6} height={92} label={t`数据加载中，请稍候！`} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data.list.length === 0 ? (
        <EmptyState icon={<Trophy />} title={t`榜上还没有视频`} text={t`有人看、有人点赞后就会出现`} />
      ) : (
        <>
          <ol className={styles.list}>
            {data.list.map((row) => (
              <li key={row.id}>
                <VideoTile
                  video={row}
                  level={2}
                  flat
                  before={
                    <Num className={styles.place} data-place={row.place}>
                      {row.place}
                    </Num>
                  }
                  figure={<Gained row={row} by={by} />}
                />
              </li>
            ))}
          </ol>
          <p className={styles.note}>
            <Trans>
              {dateText(data.from, lang)} 至 {dateText(data.to, lang)}（{data.zone}），同一个人看同一个视频六小时内只算一次
            </Trans>
          </p>
        </>
      )}
    </section>
  )
}

function Gained({ row, by }: { row: VideoRank; by: VideoRankKind }) {
  const { lang } = useStore(preferences)
  const count = countText(row.value, lang)
  return <span>{by === 'views' ? <Trans>{count} 次播放</Trans> : <Trans>{count} 个赞</Trans>}</span>
}

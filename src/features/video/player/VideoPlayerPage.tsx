// /video-player: one video. Content that may reveal a result waits for a tap of users who hide scores. Danmaku come from another feature,
// which the route passes in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clapperboard, CloudOff, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../core/api/api.ts'
import { network } from '../../../core/api/freshness.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { reveal } from '../../spoiler/revealed.ts'
import { useShownVideo, videoCoverName } from '../hidden-video.ts'
import { videoQuery } from '../queries.ts'
import type { VideoPlayerSearch } from '../video-search.ts'
import styles from './VideoPlayerPage.module.css'
import { VideoView } from './VideoView.tsx'

/** Parts that other features provide. */
export interface VideoSlots {
  /** Danmaku overlay; `place` is their key. `covered`: hides texts that reveal a score. */
  danmaku(place: string, covered: boolean): ReactNode
  /** Player controls. */
  tools: ReactNode
  /** Input field for danmaku. */
  field(place: string): ReactNode
  /** All danmaku, each a link to its position (in milliseconds, as `first` and `last`), with delete and report. */
  list(given: { place: string; first: number; last: number; isOwner: boolean; covered: boolean; onJump(at: number): void }): ReactNode
  follow(anchor: { id: string; uid: string; nickname: string }): ReactNode
}

export function VideoPlayerPage({ search, slots }: { search: VideoPlayerSearch; slots: VideoSlots }) {
  const { t } = useLingui()
  const { id = '' } = search
  const isOnline = useStore(network)
  const { data: video, error, isPending, isLoadingError, refetch } = useQuery({ ...videoQuery(id), enabled: id !== '', staleTime: 60_000 })
  const { title, covered } = useShownVideo(video)
  useTitle(title || t`视频`, t`视频`)
  if (id === '' || (error instanceof ApiError && error.error === 'not-found')) return <NoVideo />
  if (isPending) return <Wrap className={styles.waiting}>{<SkeletonRows count={5} height={64} label={t`数据加载中，请稍候！`} />}</Wrap>
  if (!video || isLoadingError)
    return (
      <Wrap className={styles.waiting}>
        <VideoHeading />
        {isOnline ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <EmptyState icon={<CloudOff />} title={<Trans>离线时不能播放视频</Trans>} text={<Trans>联网后在这里播放。</Trans>} />
        )}
      </Wrap>
    )
  if (covered)
    return (
      <Wrap className={styles.waiting}>
        <h1 className={styles.title}>{title}</h1>
        <EmptyState
          icon={<EyeOff />}
          title={t`比分已隐藏`}
          text={t`标题、封面、时长和评论都可能透露赛果。`}
          action={
            <Button variant="primary" onClick={() => reveal(videoCoverName(video))}>
              <Eye size={16} aria-hidden="true" />
              <Trans>显示并播放</Trans>
            </Button>
          }
        />
      </Wrap>
    )
  return <VideoView key={video.id} video={video} slots={slots} />
}

/** Page heading while the video's title is unknown. */
function VideoHeading() {
  return (
    <h1 className={styles.title}>
      <Trans>视频</Trans>
    </h1>
  )
}

function NoVideo() {
  const { t } = useLingui()
  return (
    <Wrap className={styles.waiting}>
      <VideoHeading />
      <EmptyState
        icon={<Clapperboard />}
        title={t`没有这个视频`}
        text={t`可能已被删除，或只有作者能看`}
        action={<Button render={<Link to="/video-list" search={{}} />}>{t`看别的视频`}</Button>}
      />
    </Wrap>
  )
}

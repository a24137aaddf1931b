// The uploads of a person on their page, with the video catalog. Recordings appear in the room section there.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { personVideosQuery } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

/** Maximum number of videos. */
const most = 8

interface PersonaVideosProps {
  uid: string
  /**
   * Content below the videos: loads in parallel, and appears once the videos have loaded or the first attempt has failed, so that nothing
   * shifts it.
   */
  children: ReactNode
}

export function PersonaVideos({ uid, children }: PersonaVideosProps) {
  const { t } = useLingui()
  const { data, isPending, failureCount } = useQuery(personVideosQuery(uid, most))
  const isAwaited = isPending && failureCount === 0
  return (
    <>
      {isAwaited && <SkeletonRows label={t`数据加载中，请稍候！`} />}
      {/* Renders nothing without videos, or if the request failed. */}
      {data && data.list.length > 0 && (
        <section aria-labelledby="persona-videos">
          <SectionHead id="persona-videos" title={<Trans>视频</Trans>} />
          <div className={styles.tiles}>
            {data.list.map((video) => (
              <VideoTile key={video.id} video={video} />
            ))}
          </div>
        </section>
      )}
      <div hidden={isAwaited}>{children}</div>
    </>
  )
}

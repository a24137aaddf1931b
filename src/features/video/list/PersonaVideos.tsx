// The uploads of a person, on the person's page, in the words of videos. Recordings stand with the room there.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { personVideosQuery } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

/** Videos of the section. */
const most = 8

interface PersonaVideosProps {
  uid: string
  /** What stands under them: read meanwhile, and shown once it is known whether there are any, or a first try failed, so that nothing pushes it down. */
  children: ReactNode
}

export function PersonaVideos({ uid, children }: PersonaVideosProps) {
  const { t } = useLingui()
  const { data, isPending, failureCount } = useQuery(personVideosQuery(uid, most))
  const isAwaited = isPending && failureCount === 0
  return (
    <>
      {isAwaited && <SkeletonRows label={t`数据加载中，请稍候！`} />}
      {/* Who has none, and who is not asked in time, has no word of them. */}
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

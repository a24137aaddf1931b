// 视频 on the home page: one or two rows of recommended videos. Loads after the first render.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { videoMessages } from '../../../ui/messages/video-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import { videoListQuery } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

/** Number of videos in the strip. */
const most = 4

export function HomeVideos() {
  // The strip is below the fold, so it loads on the first user activity or after a delay.
  const isQuiet = useStore(quiet)
  return (
    <WithMessages catalogs={videoMessages} waiting={null}>
      {isQuiet && <Strip />}
    </WithMessages>
  )
}

function Strip() {
  const { data } = useQuery(videoListQuery('recommend', 1, most))
  // Renders nothing for a site without videos, or if loading failed.
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="home-videos">
      <SectionHead
        id="home-videos"
        title={<Trans>视频</Trans>}
        more={
          <MoreLink render={<Link to="/video-list" search={{}} />}>
            <Trans>全部</Trans>
          </MoreLink>
        }
      />
      <div className={styles.tiles}>
        {data.list.slice(0, most).map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
      </div>
    </section>
  )
}

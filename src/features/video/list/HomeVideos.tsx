// 视频 on the home page: a row or two of what is recommended. Fetched after the page has been drawn.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import { videoWords } from '../../../ui/words/video-words.ts'
import { WithWords } from '../../../ui/words/WithWords.tsx'
import { videoListQuery } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

/** Videos of the strip. */
const most = 4

export function HomeVideos() {
  // Below the fold nobody looks before he moves.
  const isQuiet = useStore(quiet)
  return (
    <WithWords catalogs={videoWords} waiting={null}>
      {isQuiet && <Strip />}
    </WithWords>
  )
}

function Strip() {
  const { data } = useQuery(videoListQuery('recommend', 1, most))
  // A site without videos has no word of them; nor has a page that did not get them.
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

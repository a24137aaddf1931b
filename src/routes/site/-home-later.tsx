// Parts of the home page that load after the first draw: rooms with videos below, and their ranking with posts of circles and schemes
// of experts below.
import { HomeLive, type HomeLiveProps } from '../../features/room/home/HomeLive.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { quiet } from '../../ui/page/quiet.ts'
import { useStore } from '../../ui/use-store.ts'

const homeVideos = laterPart(() => import('../../features/video/list/HomeVideos.tsx').then((part) => part.HomeVideos))
const homePosts = laterPart(() => import('../../features/circle/post/HomePosts.tsx').then((part) => part.HomePosts))
const homeExperts = laterPart(() => import('../../features/expert/HomeExperts.tsx').then((part) => part.HomeExperts))

export function HomeLater(props: HomeLiveProps) {
  // Below the fold: not needed until the user scrolls or the page has settled.
  const isQuiet = useStore(quiet)
  const HomeVideos = useLater(homeVideos, isQuiet && props.part === 'rooms')
  const HomePosts = useLater(homePosts, isQuiet && props.part === 'rank')
  const HomeExperts = useLater(homeExperts, isQuiet && props.part === 'rank')
  return (
    <>
      <HomeLive {...props} />
      {HomeVideos && <HomeVideos />}
      {HomePosts && <HomePosts />}
      {HomeExperts && <HomeExperts />}
    </>
  )
}

// /main: the home page.
import { createFileRoute } from '@tanstack/react-router'
import { HomeBanners } from '../../features/banner/HomeBanners.tsx'
import { GuidePlace } from '../../features/guide/GuidePlace.tsx'
import { HomePage } from '../../features/home/HomePage.tsx'
import { HomeNews } from '../../features/news/HomeNews.tsx'
import type { HomeLiveProps } from '../../features/room/home/HomeLive.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'

const homeLive = laterPart(() => import('./-home-later.tsx').then((part) => part.HomeLater))

export const Route = createFileRoute('/main')({ component: HomeRoute })

function HomeRoute() {
  return (
    <HomePage
      guide={<GuidePlace />}
      live={(props) => <Live {...props} />}
      news={
        <>
          <HomeNews />
          <HomeBanners />
        </>
      }
    />
  )
}

function Live(props: HomeLiveProps) {
  const Part = useLater(homeLive)
  return Part && <Part {...props} />
}

// The operator's banners, at the foot of the lists: most sites have none, so what draws them is fetched when there are some.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { apiQuery } from '../../core/api/api-query.ts'

const BannerStrip = lazy(async () => ({ default: (await import('./BannerStrip.tsx')).BannerStrip }))

export function HomeBanners() {
  const { data } = useQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: Number.POSITIVE_INFINITY })
  // A configuration that was kept by an earlier build has none.
  return data?.banners?.length ? (
    <Suspense>
      <BannerStrip banners={data.banners} />
    </Suspense>
  ) : null
}

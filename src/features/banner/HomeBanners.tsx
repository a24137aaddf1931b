// The operator's banners below the lists. Most sites have none, so the component loads only when needed.
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../core/api/api-query.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'

const bannerStrip = laterPart(() => import('./BannerStrip.tsx').then((part) => part.BannerStrip))

export function HomeBanners() {
  const { data } = useQuery({ ...apiQuery('GET api/Config/getConfig'), staleTime: Number.POSITIVE_INFINITY })
  // A configuration cached by an earlier build has none.
  const banners = data?.banners ?? []
  const BannerStrip = useLater(bannerStrip, banners.length > 0)
  return BannerStrip ? <BannerStrip banners={banners} /> : null
}

// The headlines of the home page: a lead article with its picture, and eight lines.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './HomeNews.module.css'
import { NewsLead, NewsRows } from './NewsRows.tsx'
import { homeNews } from './queries.ts'

const cachedNote = laterPart(() => import('../alert/CachedNote.tsx').then((part) => part.CachedNote))

export function HomeNews() {
  const { t } = useLingui()
  const news = useQuery(homeNews())
  const CachedNote = useLater(cachedNote)
  const [lead, ...others] = news.data?.list ?? []
  if (news.data && !lead) return null
  return (
    <section>
      <SectionHead
        title={<Trans>资讯</Trans>}
        tabs={CachedNote && <CachedNote queryKey={homeNews().queryKey} />}
        more={
          <MoreLink render={<Link to="/news" />}>
            <Trans>更多</Trans>
          </MoreLink>
        }
      />
      {news.isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={44} />
      ) : news.isLoadingError ? (
        <ErrorState onRetry={() => void news.refetch()} />
      ) : (
        lead && (
          <div className={styles.news}>
            <NewsLead card={lead} />
            <NewsRows cards={others} />
          </div>
        )
      )}
    </section>
  )
}

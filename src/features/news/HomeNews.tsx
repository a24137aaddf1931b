// The headlines of the home page: a lead with its picture and eight lines.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { CopyNote } from './CopyNote.tsx'
import styles from './HomeNews.module.css'
import { NewsLead, NewsRows } from './NewsRows.tsx'
import { homeNews } from './queries.ts'

export function HomeNews() {
  const { t } = useLingui()
  const news = useQuery(homeNews())
  const [lead, ...others] = news.data?.list ?? []
  if (news.isSuccess && !lead) return null
  return (
    <section>
      <SectionHead
        title={<Trans>资讯</Trans>}
        tabs={<CopyNote queryKey={homeNews().queryKey} />}
        more={
          <MoreLink render={<Link to="/news" />}>
            <Trans>更多</Trans>
          </MoreLink>
        }
      />
      {news.isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={44} />
      ) : news.isError ? (
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

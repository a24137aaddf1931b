// /news: the newest articles by sport and topic: a lead article with its picture, and more on demand.
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { readPage } from '../../core/api/paged-query.ts'
import { newsSports, sportMessages, topicMessages } from '../../core/news-topic-messages.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { CachedNote } from '../alert/CachedNote.tsx'
import styles from './NewsPage.module.css'
import { NewsItem, NewsLead, NoNews } from './NewsRows.tsx'
import { cardsOf, type NewsFilter, newsListQuery, newsPageSize } from './queries.ts'

interface NewsPageProps {
  filter: NewsFilter
  onFilter(filter: NewsFilter): void
}

export function NewsPage({ filter, onFilter }: NewsPageProps) {
  const { t, i18n } = useLingui()
  useTitle(t`资讯`)
  const queryKey = ['news-list', filter] as const
  const list = useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal, client }) => readPage(queryKey, newsListQuery(filter, pageParam), pageParam === 1, { signal, client }),
    getNextPageParam: (last, pages) => (pages.length * newsPageSize < last.total ? pages.length + 1 : undefined),
  })
  const cards = cardsOf(list.data?.pages ?? [])
  const isNarrowed = filter.sport !== undefined || filter.topic !== undefined
  const sports = [
    { key: '', label: t`全部`, to: '/news' as const, search: { topic: filter.topic } },
    ...newsSports.map((sport) => ({
      key: sport,
      label: sportMessages[sport] ? i18n._(sportMessages[sport]) : sport,
      to: '/news' as const,
      search: { sport, topic: filter.topic },
    })),
  ]
  return (
    <Wrap className={styles.page}>
      <SectionHead level={1} title={<Trans>资讯</Trans>} more={<CachedNote queryKey={newsListQuery(filter, 1).queryKey} />} />
      <TabLinks label={t`项目`} items={sports} current={filter.sport ?? ''} className={styles.sports} />
      <ChipRow className={styles.topics}>
        {Object.entries(topicMessages).map(([topic, message]) => (
          <Chip
            key={topic}
            pressed={filter.topic === topic}
            onClick={() => onFilter({ ...filter, topic: filter.topic === topic ? undefined : topic })}
          >
            {i18n._(message)}
          </Chip>
        ))}
      </ChipRow>
      {list.isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={88} />
      ) : list.isLoadingError && cards.length === 0 ? (
        <ErrorState onRetry={() => void list.refetch()} />
      ) : cards.length === 0 ? (
        <EmptyState
          icon={<Newspaper />}
          title={<NoNews />}
          text={isNarrowed ? undefined : t`有新的资讯就会出现在这里。`}
          action={isNarrowed ? <Button onClick={() => onFilter({})}>{t`看全部资讯`}</Button> : undefined}
        />
      ) : (
        <div className={styles.list}>
          {cards[0] && <NewsLead card={cards[0]} eager wide />}
          <div className={styles.items}>
            {cards.slice(1).map((card) => (
              <NewsItem key={card.id} card={card} />
            ))}
          </div>
          {list.isFetchNextPageError && <ErrorState onRetry={() => void list.fetchNextPage()} />}
          {list.hasNextPage && !list.isFetchNextPageError && (
            <Button block disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {list.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多资讯</Trans>}
            </Button>
          )}
        </div>
      )}
    </Wrap>
  )
}

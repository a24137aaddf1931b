// /detail?id=: one article, its match, and related articles of the league. Cached on the device once opened.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { NewsArticle, NewsBlock } from '../../../contract/news.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { ApiError } from '../../core/api/api.ts'
import { preferences } from '../../core/store/preferences.ts'
import { trackSeen } from '../../core/store/seen.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CachedNote } from '../alert/CachedNote.tsx'
import { matchesByIdQuery } from '../match/queries.ts'
import { RowFrame } from '../match/row/RowFrame.tsx'
import { ScoreRow } from '../match/row/ScoreRow.tsx'
import { useRowView } from '../match/row-view.ts'
import { useSyncedRows } from '../match/state/use-match-list.ts'
import { CoveredNote } from '../spoiler/CoveredNote.tsx'
import styles from './ArticlePage.module.css'
import { Cover } from './Cover.tsx'
import { coverName, type ShownNews, useShownNews } from './hidden-news.ts'
import { NewsRows, PublishedAt, TopicTag } from './NewsRows.tsx'
import { articleQuery, leagueNewsQuery } from './queries.ts'
import { ShareArticle } from './ShareArticle.tsx'

export interface ArticlePageProps {
  id: string
  /** Actions below the title, before share and the link to all news; from another feature, which the route passes in. */
  acts?: ReactNode
  /** The comment thread below the article; from another feature, which the route passes in. */
  thread?: ReactNode
}

export function ArticlePage({ id, acts, thread }: ArticlePageProps) {
  const { t } = useLingui()
  const read = useQuery({ ...articleQuery(id), enabled: id !== '' })
  const article = read.data?.article
  const shown = useShownNews(article ?? undefined)
  useTitle(shown.title || t`资讯`, t`资讯`)
  if (id === '') return <NoArticle />
  if (read.isPending) return <Wrap>{<SkeletonRows label={t`数据加载中，请稍候！`} height={44} />}</Wrap>
  const missing = (read.error instanceof ApiError && read.error.error === 'not-found') || (read.data && !article)
  if (missing) return <NoArticle />
  if (!article)
    return (
      <Wrap className={styles.page}>
        <ErrorState onRetry={() => void read.refetch()} />
      </Wrap>
    )
  return <OpenArticle article={article} shown={shown} acts={acts} thread={thread} />
}

interface OpenArticleProps extends Omit<ArticlePageProps, 'id'> {
  article: NewsArticle
  shown: ShownNews
}

function OpenArticle({ article, shown, acts, thread }: OpenArticleProps) {
  const { lang } = useStore(preferences)
  const { title, covered } = shown
  const { id } = article
  useEffect(() => (covered ? undefined : trackSeen({ kind: 'news', id })), [covered, id])
  return (
    <Wrap className={styles.page}>
      <article className={styles.article}>
        <header>
          <h1>{title}</h1>
          <p className={styles.meta}>
            <TopicTag topic={article.topic} /> {nameOf(article.author, lang)} <PublishedAt at={article.published_at} />
            <CachedNote queryKey={articleQuery(article.id).queryKey} />
          </p>
          <div className={styles.acts}>
            {acts}
            <ShareArticle id={id} title={title} />
            <Button size="sm" variant="plain" render={<Link to="/news" />}>
              <Trans>看全部资讯</Trans>
            </Button>
          </div>
        </header>
        <Cover src={article.cover} alt="" eager sizes="(min-width: 992px) 760px, 100vw" />
        {covered && <CoveredNote name={coverName(article)} />}
        {!covered &&
          article.body.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of an article's blocks never changes
            <Block key={index} block={block} text={nameOf(block.text, lang)} />
          ))}
        {!covered && thread && <div className={styles.thread}>{thread}</div>}
      </article>
      <Related article={article} />
    </Wrap>
  )
}

function Block({ block, text }: { block: NewsBlock; text: string }) {
  if (block.type === 'h') return <h2>{text}</h2>
  if (block.type === 'quote') return <blockquote>{text}</blockquote>
  if (block.type === 'img' && block.src)
    return (
      <figure>
        <Cover src={block.src} alt={text} sizes="(min-width: 992px) 760px, 100vw" />
        <figcaption>{text}</figcaption>
      </figure>
    )
  return <p>{text}</p>
}

const noMatches: readonly MatchRow[] = []

function Related({ article }: { article: NewsArticle }) {
  const view = useRowView()
  const matches = useQuery({ ...matchesByIdQuery(article.match_id ? [article.match_id] : []), enabled: article.match_id !== null })
  const others = useQuery({ ...leagueNewsQuery(article.league_id ?? ''), enabled: article.league_id !== null })
  const cards = (others.data?.list ?? []).filter((card) => card.id !== article.id).slice(0, 5)
  const list = matches.data?.list ?? noMatches
  const match = list[0]
  useSyncedRows(list, matchesByIdQuery(article.match_id ? [article.match_id] : []).queryKey, matches.dataUpdatedAt)
  return (
    <aside className={styles.aside}>
      {match && (
        <section>
          <SectionHead title={<Trans>相关比赛</Trans>} />
          <RowFrame className={styles.match}>
            <ScoreRow row={match} view={view} />
          </RowFrame>
        </section>
      )}
      {cards.length > 0 && (
        <section>
          <SectionHead title={<Trans>相关资讯</Trans>} />
          <NewsRows cards={cards} />
        </section>
      )}
    </aside>
  )
}

function NoArticle() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t`没有找到这篇资讯`}
      action={
        <Button render={<Link to="/news" />}>
          <Trans>看全部资讯</Trans>
        </Button>
      }
    />
  )
}

// Results in tabs: a few of all kinds, or one kind in full. Notes when they come from this device or are only approximate.
import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { NewsCard } from '../../../../contract/news.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { HotSearches } from '../HotSearches.tsx'
import { localIndex } from '../index/local-index.ts'
import styles from '../SearchPage.module.css'
import { searchFor } from '../search-hit.ts'
import { tabMessages } from '../search-messages.ts'
import { type SearchTab, searchTabs } from '../search-tab.ts'
import { soundsOf, useMarks } from '../use-marks.ts'
import { IndexAge } from './IndexAge.tsx'
import { ResultSections } from './ResultSections.tsx'
import type { Results } from './results.ts'
import { type More, useResults } from './use-results.ts'

interface SearchResultsProps {
  name: string
  tab: SearchTab
  news(cards: readonly NewsCard[], plain: boolean): ReactNode
}

export function SearchResults({ name, tab, news }: SearchResultsProps) {
  const { t } = useLingui()
  const { state, results, oldSince, more, retry } = useResults(name, tab)
  if (state === 'searching') return <SkeletonRows height={56} label={t`数据加载中，请稍候！`} />
  if (state === 'offline') {
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`这台设备还没有搜索索引`}
        text={t`联网后打开一次搜索，之后没有网络也能搜。`}
        action={<Button onClick={retry}>{t`重试`}</Button>}
      />
    )
  }
  if (!results) return <ErrorState title={t`搜索没有成功`} onRetry={retry} />
  return (
    <>
      {oldSince > 0 && (
        <div className={styles.notes}>
          <IndexAge savedAt={oldSince} />
          <Button size="sm" onClick={retry}>
            <Trans>重试</Trans>
          </Button>
        </div>
      )}
      <Found name={name} tab={tab} results={results} isOld={oldSince > 0} more={more} news={news} />
    </>
  )
}

type FoundProps = SearchResultsProps & { results: Results; more: More; isOld: boolean }

function Found({ name, tab, results, more, isOld, news }: FoundProps) {
  const { i18n, t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const { index } = useStore(localIndex)
  const { totals, near } = results
  const soundOf = useMemo(() => soundsOf(index, namedIn(results)), [index, results])
  useMarks(list, near ? '' : name, soundOf)
  const all = Object.values(totals).reduce((sum, total) => sum + total, 0)
  if (all === 0) return <Nothing name={name} isOld={isOld} />
  const countOf = (one: SearchTab): number => (one === 'all' ? all : totals[one])
  return (
    <>
      <TabLinks
        label={t`结果的种类`}
        current={tab}
        items={searchTabs.map((key) => ({
          key,
          label: i18n._(tabMessages[key]),
          count: countOf(key),
          ...searchFor(name, key === 'all' ? undefined : key),
        }))}
      />
      {near && (
        <p className={styles.near}>
          <Trans>没有“{name}”，下面的写法相近。</Trans>
        </p>
      )}
      <div ref={list} className={styles.results}>
        {countOf(tab) === 0 ? (
          isOld && tab === 'live' ? (
            <EmptyState icon={<CloudOff />} title={t`没有网络时搜不到直播间`} text={t`谁在直播，联网后才知道。`} />
          ) : isOld && tab === 'players' ? (
            <EmptyState icon={<CloudOff />} title={t`没有网络时搜不到球员`} text={t`球员名单在服务器上，联网后再搜。`} />
          ) : (
            <EmptyState icon={<SearchX />} title={t`这一类没有结果`} text={t`别的种类里有 ${all} 条。`} />
          )
        ) : (
          <ResultSections name={name} tab={tab} results={results} news={(cards) => news(cards, isOld)} />
        )}
      </div>
      {more.failed && <ErrorState onRetry={more.load} />}
      {more.has && !more.failed && (
        <Button block disabled={more.loading} onClick={more.load}>
          {more.loading ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多结果</Trans>}
        </Button>
      )}
    </>
  )
}

function Nothing({ name, isOld }: { name: string; isOld: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t`没有找到“${name}”`}
        text={isOld ? t`球员和直播间要连上服务器才能搜。` : t`试试简称、全拼或首字母：皇马、huangma、hm 都可以。`}
      />
      <HotSearches />
    </>
  )
}

function namedIn({ rows, bare, teams, leagues, news, ...others }: Results): Record<string, string[]> {
  const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
  return {
    ...{ anchor: ids(others.streamers), video: ids(others.videos), circle: ids(others.circles) },
    ...{ post: ids(others.posts), expert: ids(others.experts) },
    team: [
      ...ids(teams),
      ...rows.flatMap((row) => [row.home_team_id, row.away_team_id]),
      ...bare.flatMap(({ home, away }) => [home.id, away.id]),
    ],
    league: [...ids(leagues), ...rows.map((row) => row.league_id), ...bare.map(({ league }) => league.id)],
    news: ids(news),
  }
}

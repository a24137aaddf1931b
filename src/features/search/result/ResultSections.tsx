// Results of one tab: one section per kind; under 'all' a few of each, linked to the rest.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NewsCard } from '../../../../contract/news.ts'
import type { SearchEntry, SearchKind } from '../../../../contract/search.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useRowView } from '../../match/row-view.ts'
import { entryKey, entryTarget, leagueTarget, searchFor, teamTarget } from '../search-hit.ts'
import { tabMessages } from '../search-messages.ts'
import type { SearchTab } from '../search-tab.ts'
import { EntryRow } from './EntryRow.tsx'
import { FoundRow } from './FoundRow.tsx'
import { ResultMatches } from './ResultMatches.tsx'
import styles from './ResultSections.module.css'
import type { EntryKind, Results } from './results.ts'

/** Maximum per kind under 'all', in display order. */
const few = {
  teams: 4,
  leagues: 4,
  players: 4,
  live: 4,
  streamers: 4,
  matches: 8,
  experts: 4,
  news: 5,
  videos: 4,
  circles: 4,
  posts: 4,
} as const satisfies Record<SearchKind, number>
const order = Object.keys(few) as SearchKind[]

interface ResultSectionsProps {
  name: string
  tab: SearchTab
  results: Results
  news(cards: readonly NewsCard[]): ReactNode
}

export function ResultSections({ name, tab, results, news }: ResultSectionsProps) {
  const { i18n } = useLingui()
  const isAll = tab === 'all'
  const { totals } = results
  const kinds = isAll ? order.filter((kind) => totals[kind] > 0) : [tab]
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`found-${kind}`}>
      <SectionHead
        id={`found-${kind}`}
        title={i18n._(tabMessages[kind])}
        more={isAll && totals[kind] > few[kind] && <More name={name} kind={kind} total={totals[kind]} />}
      />
      <Kind kind={kind} results={results} most={isAll ? few[kind] : Number.POSITIVE_INFINITY} news={news} />
    </section>
  ))
}

interface KindProps extends Pick<ResultSectionsProps, 'results' | 'news'> {
  kind: SearchKind
  most: number
}

function Kind({ kind, results, most, news }: KindProps) {
  const view = useRowView()
  if (kind === 'matches') return <ResultMatches results={results} view={view} most={most} />
  if (kind === 'news') return news(results.news.slice(0, most))
  return (
    <ul className={styles.entries}>
      {results[kind].slice(0, most).map((entry) => (
        <Entry key={entryKey(entry)} kind={kind} entry={entry} />
      ))}
    </ul>
  )
}

/** Teams, leagues and players have a follow star. */
function Entry({ kind, entry }: { kind: EntryKind; entry: SearchEntry }) {
  if (kind === 'teams') return <EntryRow entry={entry} target={teamTarget(entry)} />
  if (kind === 'leagues') return <EntryRow entry={entry} target={leagueTarget(entry)} />
  if (kind === 'players') return <EntryRow entry={entry} target={entryTarget(entry)} />
  return <FoundRow entry={entry} />
}

function More({ name, kind, total }: { name: string; kind: SearchKind; total: number }) {
  return (
    <MoreLink render={<Link {...searchFor(name, kind)} />}>
      <Trans>全部 {total} 条</Trans>
    </MoreLink>
  )
}

// Tabs of a match page, only those with content. Sticky under the top bar, with the score once the header has scrolled away.
import { useLingui } from '@lingui/react/macro'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { type DetailSearch, type DetailTab, detailTabs } from '../detail-search.ts'
import { SyncNote } from '../list/SyncNote.tsx'
import { useOddsOffered } from '../odds/use-odds-offered.ts'
import { matchDetailQuery } from '../queries.ts'
import type { RowView } from '../row-view.ts'
import styles from './DetailTabs.module.css'
import { MiniScore } from './MiniScore.tsx'

interface DetailTabsProps {
  detail: MatchDetail
  row: MatchRow
  search: DetailSearch
  view: RowView
  /** Whether the header has scrolled away. */
  isPast: boolean
}

export function DetailTabs({ detail, row, search, view, isPast }: DetailTabsProps) {
  const { t } = useLingui()
  const hasOdds = useOddsOffered() && row.odds !== null
  const current = search.tab ?? 'overview'
  const labels: Record<DetailTab, string> = {
    overview: t({ message: '赛况', context: 'tab of a match' }),
    text: t({ message: '文字直播', context: 'tab of a match' }),
    lineups: t({ message: '阵容', context: 'tab of a match' }),
    stats: t({ message: '数据', context: 'tab of a match' }),
    table: t({ message: '积分榜', context: 'tab of a match' }),
    info: t({ message: '情报', context: 'tab of a match' }),
    talk: t({ message: '讨论', context: 'tab of a match' }),
    odds: t({ message: '指数', context: 'tab of a match' }),
  }
  const offered: Record<DetailTab, boolean> = {
    overview: true,
    text: detail.text.length > 0,
    lineups: detail.lineups !== null,
    stats: detail.statistics.length > 0,
    table: detail.standings !== null,
    info: true,
    talk: true,
    odds: hasOdds && view.odds,
  }
  return (
    <div className={styles.bar}>
      <Wrap className={styles.inside}>
        <TabLinks
          label={t`赛事内容`}
          current={current}
          className={styles.tabs}
          items={detailTabs
            .filter((tab) => offered[tab] || tab === current)
            .map((tab) => ({
              key: tab,
              label: labels[tab],
              to: '/score-detail',
              search: { ...search, tab: tab === 'overview' ? undefined : tab },
            }))}
        />
        {isPast && <MiniScore row={row} view={view} />}
        <span className={styles.sync}>
          <SyncNote queryKey={matchDetailQuery(row.id).queryKey} view={view} runs={row.status === 'live'} />
        </span>
      </Wrap>
    </div>
  )
}

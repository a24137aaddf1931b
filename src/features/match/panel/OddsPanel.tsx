// Odds as information: the current state and the movement of each market. No links, no bookmakers.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import { OddsPrice } from '../odds/OddsPrice.tsx'
import { OddsTrend } from '../odds/OddsTrend.tsx'
import { type Market, withPrice } from '../odds/odds-columns.ts'
import { handicapText, totalText } from '../odds/odds-format.ts'
import { OddsDisclaimer } from '../odds/RowOdds.tsx'
import { useLiveOdds } from '../odds/use-live-odds.ts'
import { oddsQuery } from '../queries.ts'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './OddsPanel.module.css'

const markets: readonly Market[] = ['handicap', 'total', 'win']

export const OddsPanel = (part: DetailPart) => (
  <WithMessages catalogs={dataMessages} waiting={null}>
    <Markets {...part} />
  </WithMessages>
)

function Markets({ row, view }: DetailPart) {
  const { t } = useLingui()
  const [market, setMarket] = useState<Market>('handicap')
  const { data, isPending, isLoadingError, refetch } = useQuery(oddsQuery(row.id))
  // Odds follow the score, so they would reveal it.
  const hidden = useHidden(row)
  const labels: Record<Market, string> =
    row.sport === 'football' ? { handicap: t`让球`, total: t`大小`, win: t`胜平负` } : { handicap: t`让分`, total: t`大小分`, win: t`胜负` }
  const list = data?.list ?? []
  useLiveOdds(row.sport)
  const queryClient = useQueryClient()
  useEffect(() => {
    const { id, odds } = row
    if (!odds) return
    queryClient.setQueryData<{ list: MatchOdds[] }>(
      oddsQuery(id).queryKey,
      (known) => known && { ...known, list: withPrice(known.list, odds) },
    )
  }, [queryClient, row])
  const newest = [...list].reverse()
  // Times on another day than the newest one include the day.
  const lastDay = newest[0] ? dayOf(newest[0].updated_at, view.tz) : ''
  const updatedText = (at: string): string => {
    const day = dayOf(at, view.tz)
    return day === lastDay ? timeOf(at, view.tz) : `${dateText(day, view.lang)} ${timeOf(at, view.tz)}`
  }
  const middle = (odds: MatchOdds): string =>
    market === 'handicap'
      ? handicapText(odds.handicap.line)
      : market === 'total'
        ? totalText(odds.total.line)
        : odds.win.draw === null
          ? '-'
          : odds.win.draw.toFixed(2)
  const heads: [string, string, string] =
    market === 'handicap' ? [t`主`, t`盘口`, t`客`] : market === 'total' ? [t`大`, t`盘口`, t`小`] : [t`主胜`, t`平`, t`客胜`]
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>指数</Trans>}
        tabs={
          <TabLinks
            label={t`指数`}
            current={market}
            items={markets.map((key) => ({ key, label: labels[key], onSelect: () => setMarket(key) }))}
          />
        }
      />
      {hidden ? (
        <CoveredNote name={row.id} />
      ) : isPending ? (
        <SkeletonRows label={t`数据加载中，请稍候！`} height={36} />
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : newest.length === 0 ? (
        <EmptyState icon={<ChartNoAxesColumn />} title={t`这场比赛没有指数`} />
      ) : (
        <>
          <OddsTrend list={list} market={market} heads={heads} label={labels[market]} tz={view.tz} />
          <table className={styles.table}>
            <caption className={styles.caption}>{labels[market]}</caption>
            <thead>
              <tr>
                <th scope="col">{t`时间`}</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {newest.map((odds) => (
                <tr key={odds.updated_at}>
                  <th scope="row">
                    <Num>{updatedText(odds.updated_at)}</Num>
                  </th>
                  <td>
                    <OddsPrice price={odds[market].home} move={odds[market].home_move} />
                  </td>
                  <td className={styles.line}>
                    <Num strong>{middle(odds)}</Num>
                  </td>
                  <td>
                    <OddsPrice price={odds[market].away} move={odds[market].away_move} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <OddsDisclaimer />
    </Panel>
  )
}

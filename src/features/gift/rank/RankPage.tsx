// /rank: the site's streamers by heat, gifts or new fans of a day, a week or a month; with the formula.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import type { RankKind, RankRange } from '../../../../contract/gift/rank.ts'
import { dateText, timeOf } from '../../../core/text/format.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRowView } from '../../match/row-view.ts'
import { RankFormula } from './RankFormula.tsx'
import styles from './RankPage.module.css'
import { RankRow } from './RankRow.tsx'
import { streamerRankQuery } from './rank-queries.ts'
import type { RankSearch } from './rank-search.ts'

export function RankPage({ search }: { search: RankSearch }) {
  const { t } = useLingui()
  useTitle(t`主播榜`)
  const { lang, tz } = useRowView()
  const range: RankRange = search.range ?? 'day'
  const by: RankKind = search.by ?? 'heat'
  const { data, isPending, isPlaceholderData, refetch } = useQuery({
    ...streamerRankQuery(range, by),
    placeholderData: keepPreviousData,
  })
  const ranges: Record<RankRange, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` }
  const kinds: Record<RankKind, string> = { heat: t`热度`, gifts: t`礼物`, fans: t`新粉丝` }
  const searchOf = (next: RankSearch): RankSearch => ({
    ...(next.range !== 'day' && { range: next.range }),
    ...(next.by !== 'heat' && { by: next.by }),
  })
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>
        <Trans>主播榜</Trans>
      </h1>
      <TabLinks
        label={t`按什么排`}
        current={by}
        className={styles.tabs}
        items={(Object.keys(kinds) as RankKind[]).map((key) => ({
          key,
          label: kinds[key],
          to: '/rank',
          search: { ...searchOf({ range, by: key }) },
        }))}
      />
      <ChipRow>
        {(Object.keys(ranges) as RankRange[]).map((key) => (
          <Chip key={key} pressed={key === range} render={<Link to="/rank" search={searchOf({ range: key, by })} />}>
            {ranges[key]}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.columns}>
        <Panel aria-busy={isPlaceholderData}>
          {isPending ? (
            <SkeletonRows count={8} height={56} label={t`数据加载中，请稍候！`} />
          ) : !data ? (
            <ErrorState onRetry={() => void refetch()} />
          ) : data.list.length === 0 ? (
            <EmptyState icon={<Trophy />} title={t`榜上还没有人`} text={t`有人开播、收到礼物或有新粉丝后就会出现`} />
          ) : (
            <ol className={styles.list}>
              {data.list.map((row) => (
                <RankRow key={row.room_id} row={row} by={by} />
              ))}
            </ol>
          )}
        </Panel>
        {data && (
          <Panel padded className={styles.side}>
            <RankFormula by={by} formula={data.formula} />
            <p className={styles.note}>
              <Trans>
                {dateText(data.from, lang)} 至 {dateText(data.to, lang)}（{data.zone}），更新于 <Num>{timeOf(data.updated_at, tz)}</Num>
              </Trans>
            </p>
          </Panel>
        )}
      </div>
    </Wrap>
  )
}

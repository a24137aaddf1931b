// /specialist: the experts (rankings list only those with enough plays), those whom the user follows, and the purchased schemes.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import type { ExpertOrder, ExpertRange } from '../../../contract/expert/expert.ts'
import { expertSize } from '../../../rules/screen/bodies.ts'
import { pagedQuery } from '../../core/api/paged-query.ts'
import { sessionStore } from '../../core/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './ExpertPages.module.css'
import { ExpertRow } from './ExpertRow.tsx'
import type { ExpertSearch } from './expert-search.ts'
import { SchemeList } from './scheme/SchemeList.tsx'

export function ExpertsPage({ search }: { search: ExpertSearch }) {
  const { t } = useLingui()
  useTitle(t`专家`)
  const { phase } = useStore(sessionStore)
  const { by = 'recent', range = 'all', mine } = search
  const orders: Record<ExpertOrder, string> = { recent: t`全部`, rate: t`命中榜`, return: t`回报榜`, followers: t`人气榜` }
  const ranges: Record<ExpertRange, string> = { month: t`近 30 天`, quarter: t`近 90 天`, all: t`全部时间` }
  const isRanked = by === 'rate' || by === 'return'
  return (
    <Wrap className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          <Trans>专家</Trans>
        </h1>
        <div className={styles.acts}>
          <Button size="sm" render={<Link to="/foresight" />}>
            <Trans>按比赛看</Trans>
          </Button>
          <Button size="sm" render={<Link to="/specialist-info" />}>
            <Trans>成为专家</Trans>
          </Button>
        </div>
      </div>
      <TabLinks
        label={t`专家怎么排`}
        current={mine ?? by}
        className={styles.tabs}
        items={[
          ...(Object.keys(orders) as ExpertOrder[]).map((key) => ({
            key,
            label: orders[key],
            to: '/specialist' as const,
            search: key === 'recent' ? {} : { by: key },
          })),
          ...(phase === 'in'
            ? [
                { key: 'followed', label: t`我关注的`, to: '/specialist' as const, search: { mine: 'followed' } },
                { key: 'bought', label: t`我买过的`, to: '/specialist' as const, search: { mine: 'bought' } },
              ]
            : []),
        ]}
      />
      {isRanked && !mine && (
        <ChipRow>
          {(Object.keys(ranges) as ExpertRange[]).map((key) => (
            <Chip
              key={key}
              pressed={key === range}
              render={<Link to="/specialist" search={{ by, ...(key === 'all' ? {} : { range: key }) }} />}
            >
              {ranges[key]}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className={styles.columns}>
        <Panel>
          {mine === 'bought' ? (
            <SchemeList of="bought" empty={t`还没有买过方案`} />
          ) : (
            <Experts by={by} range={range} isMine={mine === 'followed'} />
          )}
        </Panel>
        <Rules />
      </div>
    </Wrap>
  )
}

function Experts({ by, range, isMine }: { by: ExpertOrder; range: ExpertRange; isMine: boolean }) {
  const { t } = useLingui()
  const read = useInfiniteQuery({
    ...pagedQuery('GET api/Expert/getList', isMine ? { followed: '1' } : { by, range }, expertSize),
    placeholderData: keepPreviousData,
  })
  if (read.isPending) return <SkeletonRows count={6} height={72} label={t`数据加载中，请稍候！`} />
  const [first] = read.data?.pages ?? []
  if (!first) return <ErrorState onRetry={() => void read.refetch()} />
  // An expert who drops a place between two page reads appears on both.
  const experts = [...new Map(read.data?.pages.flatMap(({ list }) => list).map((expert) => [expert.id, expert])).values()]
  const isRanked = !isMine && (by === 'rate' || by === 'return')
  if (experts.length === 0)
    return (
      <EmptyState
        icon={<GraduationCap />}
        title={isMine ? t`还没有关注专家` : t`这里还没有专家`}
        text={isRanked ? t`结算满 ${first.least_sample} 项才上榜` : undefined}
      />
    )
  return (
    <>
      <ol className={styles.list}>
        {experts.map((expert, index) => (
          <ExpertRow key={expert.id} expert={expert} place={isRanked ? index + 1 : null} by={by} />
        ))}
      </ol>
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <div className={styles.more}>
          <Button size="sm" disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            <Trans>更多</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function Rules() {
  return (
    <Panel padded className={styles.side}>
      <SectionHead title={<Trans>数字怎么来的</Trans>} />
      <ul className={styles.rules}>
        <li>
          <Trans>
            一份方案最多两项；每项单独算命中，赢半算中，输半算错，走水和作废不算。结算满 <Num>20</Num> 项才上榜。
          </Trans>
        </li>
        <li>
          <Trans>命中榜按 95% 区间的下限排：样本少，区间就宽，名次就靠后。</Trans>
        </li>
        <li>
          <Trans>回报榜是每项都押同样一份的平均盈亏，按锁定时的赔率算。</Trans>
        </li>
        <li>
          <Trans>方案在开赛前锁定并留下指纹，之后谁也改不了；比分更正会重新结算，战绩页写明。</Trans>
        </li>
        <li>
          <Trans>过去的命中率不保证以后。方案仅供观赛参考，本站不提供投注服务。</Trans>
        </li>
      </ul>
    </Panel>
  )
}

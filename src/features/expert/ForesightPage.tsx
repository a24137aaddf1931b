// /foresight: the schemes on upcoming matches, grouped by match.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { SchemeCard } from '../../../contract/expert/scheme.ts'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { forecastSize } from '../../../rules/screen/bodies.ts'
import { pagedQuery } from '../../core/api/paged-query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './ExpertPages.module.css'
import { usePlayMessages } from './play-messages.ts'
import { MatchLine } from './scheme/MatchLine.tsx'
import { SchemeItem } from './scheme/SchemeItem.tsx'
import { SchemeList } from './scheme/SchemeList.tsx'

const sports: readonly Sport[] = ['football', 'basketball', 'tennis', 'badminton', 'esports']

export function ForesightPage({ sport }: { sport: Sport | undefined }) {
  const { t } = useLingui()
  useTitle(t`赛事前瞻`)
  const messages = usePlayMessages()
  const read = useInfiniteQuery({
    ...pagedQuery('GET api/Expert/forecast', sport ? { sport } : {}, forecastSize),
    placeholderData: keepPreviousData,
  })
  // A match that starts between two page reads shifts the others, so a match can appear twice.
  const list = [...new Map(read.data?.pages.flatMap((page) => page.list).map((one) => [one.match.id, one])).values()]
  return (
    <Wrap className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          <Trans>赛事前瞻</Trans>
        </h1>
        <Button size="sm" render={<Link to="/specialist" />}>
          <Trans>全部专家</Trans>
        </Button>
      </div>
      <ChipRow>
        <Chip pressed={!sport} render={<Link to="/foresight" />}>
          <Trans>全部</Trans>
        </Chip>
        {sports.map((one) => (
          <Chip key={one} pressed={one === sport} render={<Link to="/foresight" search={{ sport: one }} />}>
            {messages.sports[one]}
          </Chip>
        ))}
      </ChipRow>
      {read.isPending ? (
        <SkeletonRows count={5} height={120} label={t`数据加载中，请稍候！`} />
      ) : !read.data ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : list.length === 0 ? (
        <Panel>
          <EmptyState icon={<ScrollText />} title={t`未开赛的比赛还没有方案`} text={t`专家在开赛前锁定方案后会出现在这里`} />
        </Panel>
      ) : (
        <Panel className={styles.groups}>
          {list.map(({ match, schemes }) => (
            <section key={match.id} className={styles.group}>
              <div className={styles.matchHead}>
                <MatchLine match={match} league />
              </div>
              <SchemesOf match={match.id} schemes={schemes} />
            </section>
          ))}
          {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
          {read.hasNextPage && !read.isFetchNextPageError && (
            <div className={styles.more}>
              <Button size="sm" disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
                <Trans>更多</Trans>
              </Button>
            </div>
          )}
        </Panel>
      )}
    </Wrap>
  )
}

/** The first schemes of a match; a button expands the rest. */
function SchemesOf({ match, schemes }: { match: string; schemes: readonly SchemeCard[] }) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  if (isWhole) return <SchemeList of={{ match }} empty={t`未开赛的比赛还没有方案`} />
  return (
    <>
      {schemes.map((scheme) => (
        <SchemeItem key={scheme.id} scheme={scheme} without="match" level={2} />
      ))}
      {schemes.length >= expertLimits.forecastSchemes && (
        <div className={styles.more}>
          <Button size="sm" onClick={() => setWhole(true)}>
            <Trans>更多</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

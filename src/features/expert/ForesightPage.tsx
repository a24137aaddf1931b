// /foresight: the schemes on coming matches, by match.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { Sport } from '../../../contract/match/match-row.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './ExpertPages.module.css'
import { usePlayWords } from './play-words.ts'
import { MatchLine } from './scheme/MatchLine.tsx'
import { SchemeItem } from './scheme/SchemeItem.tsx'

const size = 10
const sports: readonly Sport[] = ['football', 'basketball', 'tennis', 'badminton', 'esports']

export function ForesightPage({ sport }: { sport: Sport | undefined }) {
  const { t } = useLingui()
  useTitle(t`赛事前瞻`)
  const words = usePlayWords()
  const [pages, setPages] = useState(1)
  const { data, isPending, refetch } = useQuery({
    ...apiQuery('GET api/Expert/forecast', { query: { ...(sport && { sport }), limit: String(size * pages) } }),
    placeholderData: keepPreviousData,
  })
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
            {words.sports[one]}
          </Chip>
        ))}
      </ChipRow>
      {isPending ? (
        <SkeletonRows count={5} height={120} label={t`数据加载中，请稍候！`} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data.list.length === 0 ? (
        <Panel>
          <EmptyState icon={<ScrollText />} title={t`未开赛的比赛还没有方案`} text={t`专家在开赛前锁定方案后会出现在这里`} />
        </Panel>
      ) : (
        <Panel>
          {data.list.map(({ match, schemes }) => (
            <section key={match.id} className={styles.group}>
              <div className={styles.matchHead}>
                <MatchLine match={match} league />
              </div>
              {schemes.map((scheme) => (
                <SchemeItem key={scheme.id} scheme={scheme} without="match" level={2} />
              ))}
            </section>
          ))}
          {data.total > data.list.length && size * pages < 100 && (
            <div className={styles.more}>
              <Button size="sm" onClick={() => setPages(pages + 1)}>
                <Trans>更多</Trans>
              </Button>
            </div>
          )}
        </Panel>
      )}
    </Wrap>
  )
}

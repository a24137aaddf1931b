// Numbers of the account's follows by kind, across all devices.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { MoreLink } from '../../../../ui/button/MoreLink.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useSignedIn } from '../member-queries.ts'
import styles from './FollowsPanel.module.css'
import { type CountedKind, countFollows, followKindList } from './follow-counts.ts'

export function FollowsPanel() {
  const { t } = useLingui()
  const enabled = useSignedIn()
  const { data, isLoadingError, refetch } = useQuery({ ...apiQuery('GET api/Member/follows'), enabled })
  const messages: Record<CountedKind, string> = { match: t`比赛`, team: t`球队`, league: t`联赛`, player: t`球员` }
  const counts = data && countFollows(data.list)
  return (
    <Panel padded aria-labelledby="home-follows">
      <SectionHead
        id="home-follows"
        title={<Trans>我的关注</Trans>}
        more={
          <MoreLink render={<Link to="/attention" />}>
            <Trans>管理</Trans>
          </MoreLink>
        }
      />
      {counts ? (
        <ul className={styles.counts}>
          {followKindList.map((kind) => (
            <li key={kind}>
              <Link to="/attention" search={{ kind }}>
                <Num className={styles.count}>{counts[kind]}</Num>
                <span>{messages[kind]}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={1} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}

// /circle: the community. Hot posts of a day, a week, a month, the newest, and those of joined circles; with a list of circles.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine, Users } from 'lucide-react'
import type { HotRange } from '../../../contract/circle.ts'
import { openDialog } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './CirclePage.module.css'
import { CircleRows } from './CircleRows.tsx'
import { circlesQuery } from './circle-queries.ts'
import { type CircleSearch, type CircleTab, circleTabs } from './circle-search.ts'
import { PostList } from './post/PostList.tsx'
import { WaitingPosts } from './post/WaitingPosts.tsx'

export function CirclePage({ search }: { search: CircleSearch }) {
  const { t } = useLingui()
  useTitle(t`圈子`)
  const tab = search.tab ?? 'hot'
  const range = search.range ?? 'day'
  const circles = useQuery(circlesQuery())
  const names: Record<CircleTab, string> = { hot: t`热门`, new: t`最新`, followed: t`我的圈子` }
  const ranges: Record<HotRange, string> = { day: t`今日`, week: t`本周`, month: t`本月` }
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>圈子</Trans>
        </h1>
        <Button variant="primary" render={<Link to="/new_file" />}>
          <PenLine size={16} aria-hidden="true" />
          <Trans>发帖</Trans>
        </Button>
      </div>
      <div className={styles.columns}>
        <Panel padded className={styles.circles} aria-labelledby="circles">
          <SectionHead id="circles" title={<Trans>全部圈子</Trans>} />
          {circles.isPending ? (
            <SkeletonRows count={3} height={64} label={t`数据加载中，请稍候！`} />
          ) : !circles.data ? (
            <ErrorState onRetry={() => void circles.refetch()} />
          ) : circles.data.list.length === 0 ? (
            <EmptyState icon={<Users />} title={<Trans>还没有圈子</Trans>} text={<Trans>运营开了圈子后会出现在这里</Trans>} />
          ) : (
            <CircleRows circles={circles.data.list} />
          )}
        </Panel>
        <Panel padded className={styles.posts}>
          <TabLinks
            label={t`看哪些帖子`}
            current={tab}
            className={styles.tabs}
            items={circleTabs.map((key) => ({ key, label: names[key], to: '/circle', search: key === 'hot' ? {} : { tab: key } }))}
          />
          {tab === 'hot' && (
            <ChipRow>
              {(Object.keys(ranges) as HotRange[]).map((key) => (
                <Chip
                  key={key}
                  pressed={key === range}
                  render={<Link to="/circle" search={key === 'day' ? {} : { tab: 'hot', range: key }} />}
                >
                  {ranges[key]}
                </Chip>
              ))}
            </ChipRow>
          )}
          <WaitingPosts />
          <Posts tab={tab} range={range} />
        </Panel>
      </div>
    </Wrap>
  )
}

function Posts({ tab, range }: { tab: CircleTab; range: HotRange }) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const write = <Button render={<Link to="/new_file" />}>{t`发第一帖`}</Button>
  if (tab === 'hot')
    return (
      <PostList
        key={range}
        filter={{ hot: range }}
        empty={{ title: t`这段时间还没有热帖`, text: t`发一帖，聊聊正在踢的比赛`, action: write }}
      />
    )
  if (tab === 'new')
    return <PostList key="new" filter={{}} empty={{ title: t`还没有帖子`, text: t`发一帖，聊聊正在踢的比赛`, action: write }} />
  if (phase === 'out')
    return (
      <EmptyState
        icon={<Users />}
        title={t`登录后看你加入的圈子`}
        action={<Button variant="primary" onClick={() => openDialog('login')}>{t`登录`}</Button>}
      />
    )
  return (
    <PostList key="followed" filter={{ followed: '1' }} empty={{ title: t`你的圈子还没有帖子`, text: t`加入几个圈子，新帖会出现在这里` }} />
  )
}

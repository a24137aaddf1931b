// /circle-detail?id=: one circle with its posts.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine, Users } from 'lucide-react'
import { nameOf } from '../../../rules/text/name/name.ts'
import { ApiError } from '../../core/api/api.ts'
import { preferences } from '../../core/store/preferences.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CircleAbout } from './CircleAbout.tsx'
import { CircleAside } from './CircleAside.tsx'
import { CircleIcon } from './CircleIcon.tsx'
import styles from './CirclePage.module.css'
import { FollowCircle } from './CircleRows.tsx'
import { circleQuery } from './circle-queries.ts'
import type { CircleDetailSearch } from './circle-search.ts'
import { PostList } from './post/PostList.tsx'

export function CircleDetailPage({ search }: { search: CircleDetailSearch }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const id = search.id ?? ''
  const read = useQuery({ ...circleQuery(id), enabled: id !== '' })
  const circle = read.data
  const word = t({ message: '圈子', context: 'a single one' })
  useTitle(circle ? nameOf(circle.name, lang) : word, word)
  if (id === '' || (read.error instanceof ApiError && read.error.error === 'not-found'))
    return (
      <Wrap className={styles.page}>
        <EmptyState
          icon={<Users />}
          title={t`没有找到这个圈子`}
          action={<Button render={<Link to="/circle" />}>{t`看看全部圈子`}</Button>}
        />
      </Wrap>
    )
  if (!circle)
    return (
      <Wrap className={styles.page}>
        {read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows count={4} height={96} label={t`数据加载中，请稍候！`} />
        )}
      </Wrap>
    )
  const tab = search.tab === 'hot' ? 'hot' : 'new'
  const write = (
    <Button variant="primary" render={<Link to="/new_file" search={{ circle: id }} />}>
      <PenLine size={16} aria-hidden="true" />
      <Trans>发帖</Trans>
    </Button>
  )
  return (
    <Wrap className={styles.page}>
      <Panel padded className={styles.band}>
        <CircleIcon circle={circle} size={64} />
        <div className={styles.words}>
          <h1 className={styles.title}>{nameOf(circle.name, lang)}</h1>
          <p className={styles.summary}>{nameOf(circle.summary, lang)}</p>
          <p className={styles.counts}>
            <span>
              <Plural value={circle.followers} other="# 人加入" />
            </span>
            <span>
              <Plural value={circle.posts} other="# 个帖子" />
            </span>
            <CircleAbout circle={circle} />
          </p>
        </div>
        <FollowCircle circle={circle} size="md" />
        {write}
      </Panel>
      <div className={styles.columns}>
        <Panel padded className={styles.posts}>
          <TabLinks
            label={t`看哪些帖子`}
            current={tab}
            className={styles.tabs}
            items={[
              { key: 'new', label: t`最新`, to: '/circle-detail', search: { id } },
              { key: 'hot', label: t`本月热门`, to: '/circle-detail', search: { id, tab: 'hot' } },
            ]}
          />
          <PostList
            key={tab}
            filter={tab === 'hot' ? { circle: id, hot: 'month' } : { circle: id }}
            inCircle
            empty={{ title: t`这个圈子还没有帖子`, text: t`来发第一帖`, action: write }}
          />
        </Panel>
        <CircleAside id={id} />
      </div>
    </Wrap>
  )
}

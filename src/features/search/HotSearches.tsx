// The ten hot searches as a ranked list with crests and sports.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { apiQuery } from '../../core/api/api-query.ts'
import { preferences } from '../../core/store/preferences.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { HotName } from './HotName.tsx'
import styles from './HotSearches.module.css'
import { idleGroups } from './search-hit.ts'

export function HotSearches() {
  const { t } = useLingui()
  const head = useId()
  const { lang } = useStore(preferences)
  const hot = useQuery(apiQuery('GET api/universal/getHot'))
  const hits = idleGroups([], hot.data?.hot_match ?? [], lang).flatMap((group) => group.hits)
  if (hot.data && hits.length === 0) return null
  return (
    <section aria-labelledby={head}>
      <SectionHead id={head} title={<Trans>热门搜索</Trans>} />
      {hot.isPending ? (
        <SkeletonRows height={44} label={t`数据加载中，请稍候！`} />
      ) : hot.isLoadingError ? (
        <ErrorState onRetry={() => void hot.refetch()} />
      ) : (
        <ol className={styles.list}>
          {hits.map((hit, place) => (
            <li key={hit.key}>
              <Link to={hit.target.to} search={hit.target.search as never} className={styles.link}>
                <Num strong className={classNames(styles.rank, place < 3 && styles.top)}>
                  {place + 1}
                </Num>
                {hit.hot && <HotName hot={hit.hot} text={hit.text} />}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

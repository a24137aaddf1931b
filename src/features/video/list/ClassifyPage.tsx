// /video-classify: a list of categories; below it the user's and all categories, or, with an id, the videos of one.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Shapes } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { VideoCategory, VideoSort } from '../../../../contract/video.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { categoriesQuery, categoryVideosQuery, myCategoriesQuery, recommendedQuery } from '../queries.ts'
import type { ClassifySearch } from '../video-search.ts'
import { CategoryCard, FollowCategory } from './CategoryCard.tsx'
import styles from './ClassifyPage.module.css'
import { type CategorySections, categorySections } from './category-sections.ts'
import { VideoGrid } from './VideoGrid.tsx'

export function ClassifyPage({ search }: { search: ClassifySearch }) {
  return (
    <Wrap className={styles.page}>{search.id ? <OneCategory key={search.id} id={search.id} search={search} /> : <AllCategories />}</Wrap>
  )
}

function OneCategory({ id, search }: { id: string; search: ClassifySearch }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data } = useQuery(categoriesQuery())
  const category = data?.list.find((one) => one.id === id)
  const name = category ? nameOf(category.name, lang) : (search.name ?? t`视频分类`)
  useTitle(name, t`视频分类`)
  const sort: VideoSort = search.sort ?? 'new'
  const sorts: Record<VideoSort, string> = { new: t`最新`, hot: t`最热` }
  return (
    <>
      <SectionHead level={1} title={name} more={category && <FollowCategory category={category} />} />
      <CategoryChips list={data?.list ?? []} current={id} />
      <ChipRow className={styles.chips}>
        {(Object.keys(sorts) as VideoSort[]).map((key) => (
          <Chip
            key={key}
            pressed={key === sort}
            render={<Link to="/video-classify" search={{ type: 3, id, name, ...(key === 'hot' && { sort: key }) }} />}
          >
            {sorts[key]}
          </Chip>
        ))}
      </ChipRow>
      <VideoGrid
        key={sort}
        name={['category', id, sort]}
        pageOf={(page) => categoryVideosQuery(id, sort, page)}
        empty={{ title: t`这一类还没有视频` }}
        absent={<EmptyState icon={<Shapes />} title={t`没有找到这个分类`} />}
      />
    </>
  )
}

function CategoryChips({ list, current }: { list: readonly VideoCategory[]; current?: string }) {
  const { lang } = useStore(preferences)
  return (
    <ChipRow className={styles.chips}>
      <Chip pressed={current === undefined} render={<Link to="/video-classify" search={{}} />}>
        <Trans>全部分类</Trans>
      </Chip>
      {list.map(({ id, name: names }) => {
        const name = nameOf(names, lang)
        return (
          <Chip key={id} pressed={id === current} render={<Link to="/video-classify" search={{ type: 3, id, name }} />}>
            {name}
          </Chip>
        )
      })}
    </ChipRow>
  )
}

/** Debounce of the search input in milliseconds. */
const quiet = 300

/** Keeps the first response: a category that the user follows now must not move. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}

function AllCategories() {
  const { t } = useLingui()
  useTitle(t`视频分类`)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { phase } = useStore(sessionStore)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), quiet)
    return () => clearTimeout(timer)
  }, [text])
  const listed = useQuery(categoriesQuery())
  const all = useQuery(apiQuery('GET api/videocclassification/allList'))
  const recommended = useQuery(recommendedQuery())
  const mine = useQuery({ ...myCategoriesQuery(), enabled: phase === 'in' })
  const [ownFirst, recommendedFirst] = [useFirst(mine.data), useFirst(recommended.data)]
  const found = useQuery({
    ...apiQuery('GET api/videocclassification/search', { query: { name: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SectionHead level={1} title={<Trans>视频分类</Trans>} />
      {listed.data?.list.length !== 0 && <CategoryChips list={listed.data?.list ?? []} />}
      <TextField
        label={<Trans>找分类</Trans>}
        type="search"
        value={text}
        onChange={setText}
        placeholder={t`分类名称`}
        maxLength={60}
        className={styles.search}
      />
      {asked !== '' ? (
        <section aria-live="polite">
          <SectionHead title={<Trans>找到的分类</Trans>} />
          {!found.data ? (
            <SkeletonRows count={2} height={72} label={t`数据加载中，请稍候！`} />
          ) : found.data.list.length === 0 ? (
            <EmptyState icon={<Shapes />} title={t`没有找到这个分类`} />
          ) : (
            <Cards list={found.data.list} />
          )}
        </section>
      ) : all.isPending || (recommended.isPending && recommended.failureCount === 0) ? (
        <SkeletonRows count={4} height={72} label={t`数据加载中，请稍候！`} />
      ) : !all.data ? (
        <ErrorState onRetry={() => void all.refetch()} />
      ) : all.data.list.length === 0 ? (
        <EmptyState icon={<Shapes />} title={t`还没有分类`} />
      ) : (
        <Sections {...categorySections({ all: all.data.list, mine: ownFirst?.list ?? [], recommended: recommendedFirst?.list ?? [] })} />
      )}
    </>
  )
}

function Sections({ mine, recommended, others }: CategorySections<VideoCategory>) {
  const isWhole = mine.length + recommended.length === 0
  return (
    <>
      {mine.length > 0 && <Section title={<Trans>我的分类</Trans>} list={mine} />}
      {recommended.length > 0 && <Section title={<Trans>推荐分类</Trans>} list={recommended} />}
      {others.length > 0 && <Section title={isWhole ? <Trans>全部分类</Trans> : <Trans>其他分类</Trans>} list={others} />}
    </>
  )
}

const Section = ({ title, list }: { title: ReactNode; list: readonly VideoCategory[] }) => (
  <section>
    <SectionHead title={title} />
    <Cards list={list} />
  </section>
)

const Cards = ({ list }: { list: readonly VideoCategory[] }) => (
  <ul className={styles.cards}>
    {list.map((category) => (
      <li key={category.id}>
        <CategoryCard category={category} />
      </li>
    ))}
  </ul>
)

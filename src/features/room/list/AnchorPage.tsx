// /anchor: the rooms of a type, those on the air first; pressing the lit tab again mixes them anew.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import { useEffect } from 'react'
import { listTypes } from '../../../../contract/limits/room-limits.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useRowView } from '../../match/row-view.ts'
import { warmEngine } from '../../stream/engine/engine.ts'
import type { AnchorSearch } from '../anchor-search.ts'
import { anchorListQuery } from '../room-queries.ts'
import styles from './AnchorPage.module.css'
import { AnchorLinks, AnchorSide } from './AnchorSide.tsx'
import { RoomTile, type RoomTileProps } from './RoomTile.tsx'
import { useTypeWords } from './type-words.ts'

/** Milliseconds after which the list has been drawn, and the player is fetched for the room that will be tapped. */
const calm = 1_500

/** Rooms in a row on wide screens. */
const fullRow = 3

const marker = (): string => Math.random().toString(36).slice(2, 10)

export function AnchorPage({ search }: { search: AnchorSearch }) {
  const { t } = useLingui()
  useTitle(t`直播`)
  useEffect(() => {
    const timer = setTimeout(warmEngine, calm)
    return () => clearTimeout(timer)
  }, [])
  const words = useTypeWords()
  const { type = 0 } = search
  const { lang } = useRowView()
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    ...anchorListQuery(search),
    placeholderData: keepPreviousData,
  })
  // A row of its own is for types with a row of rooms; the others are among all.
  const groups = type === 0 ? (data?.groups.filter(({ live }) => live >= fullRow) ?? []) : []
  const searchOf = (one: number) => ({ ...(one > 0 && { type: one }), ...(one === type && { r: marker() }) })
  return (
    <Wrap className={styles.page}>
      <AnchorSide type={type} searchOf={searchOf} />
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <Trans>直播</Trans>
          </h1>
          <AnchorLinks />
        </div>
        <TabLinks
          label={t`直播的种类`}
          current={String(type)}
          className={styles.tabs}
          items={listTypes.map((one) => ({
            key: String(one),
            label: words[one],
            to: '/anchor',
            search: searchOf(one),
          }))}
        />
        {type === 3 && data && data.games.length > 0 && (
          <ChipRow>
            <Chip pressed={!search.id} render={<Link to="/anchor" search={{ type: 3 }} />}>
              <Trans>全部</Trans>
            </Chip>
            {data.games.map((game) => (
              <Chip
                key={game.id}
                pressed={search.id === game.id}
                render={<Link to="/anchor" search={{ type: 3, id: game.id, name: nameOf(game.name, lang) }} />}
              >
                {nameOf(game.name, lang)}
              </Chip>
            ))}
          </ChipRow>
        )}
        {isPending ? (
          <SkeletonRows label={t`数据加载中，请稍候！`} height={64} />
        ) : !data || (isError && isPlaceholderData) ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : data.list.length === 0 ? (
          <EmptyState
            icon={<Tv />}
            title={t`这里还没有直播`}
            text={t`开播后会出现在这里`}
            action={type > 0 && <Button render={<Link to="/anchor" />}>{t`看推荐`}</Button>}
          />
        ) : (
          <>
            {groups.map((group) => (
              <section key={group.category} aria-label={words[group.category]}>
                <SectionHead
                  title={words[group.category]}
                  more={
                    <MoreLink render={<Link to="/anchor" search={{ type: group.category }} />}>
                      <Trans>全部</Trans>
                    </MoreLink>
                  }
                />
                <Tiles list={group.list.slice(0, fullRow)} isCut />
              </section>
            ))}
            <section aria-label={type === 0 ? t`全部直播` : words[type]}>
              {groups.length > 0 && <SectionHead title={<Trans>全部直播</Trans>} />}
              <Tiles list={data.list} level={groups.length > 0 ? 3 : 2} />
            </section>
          </>
        )}
      </div>
    </Wrap>
  )
}

function Tiles({
  list,
  level,
  isCut = false,
}: {
  list: readonly RoomTileProps['room'][]
  level?: RoomTileProps['level']
  isCut?: boolean
}) {
  return (
    <div className={classNames(styles.tiles, isCut && styles.group)}>
      {list.map((room) => (
        <RoomTile key={room.id} room={room} level={level} />
      ))}
    </div>
  )
}

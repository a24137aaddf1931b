// Options of the open search by kind, with the one that Enter opens marked as active.
import { Trans, useLingui } from '@lingui/react/macro'
import {
  CircleDashed,
  Clapperboard,
  CloudOff,
  History,
  MessageSquareText,
  Newspaper,
  Search,
  SearchX,
  Shield,
  Trophy,
  X,
} from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { SearchEntry } from '../../../../contract/search.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LiveDot } from '../../../ui/figure/LiveDot.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { PlayerFace } from '../../match/league/PlayerFace.tsx'
import { HotName } from '../HotName.tsx'
import { ClearHistory } from '../history/ClearHistory.tsx'
import { localIndex } from '../index/local-index.ts'
import { MatchHit } from '../result/MatchHit.tsx'
import { type HitGroup, type SearchHit, teamOf } from '../search-hit.ts'
import { tabMessages } from '../search-messages.ts'
import type { SearchTab } from '../search-tab.ts'
import { useKnownRows } from '../use-known-rows.ts'
import { soundsOf, useMarks } from '../use-marks.ts'
import { useShownEntry } from '../use-shown-entry.ts'
import styles from './SearchList.module.css'
import type { SearchState } from './use-search.ts'

export interface SearchListProps {
  id: string
  search: SearchState
  wanted: string
  active: number
  onChoose(hit: SearchHit): void
}

export function SearchList({ id, search, wanted, active, onChoose }: SearchListProps) {
  const { i18n, t } = useLingui()
  const own: Partial<Record<HitGroup['key'], string>> = { past: t`最近搜索`, hot: t`热门搜索`, all: t`全部结果` }
  const titleOf = (key: HitGroup['key']): string => own[key] ?? i18n._(tabMessages[key as SearchTab])
  const list = useRef<HTMLDivElement>(null)
  const hits = useMemo(() => search.groups.flatMap((group) => group.hits), [search.groups])
  const matches = useMemo(() => hits.flatMap((hit) => hit.match ?? []), [hits])
  useKnownRows(matches.map((match) => match.id))
  const { index } = useStore(localIndex)
  const soundOf = useMemo(() => soundsOf(index, namedIn(hits)), [index, hits])
  useMarks(list, search.state === 'found' && !search.near ? wanted : '', soundOf)
  let place = -1
  return (
    <>
      {search.state === 'searching' && <SkeletonRows count={4} height={44} label={t`数据加载中，请稍候！`} />}
      {search.state === 'offline' && (
        <EmptyState icon={<CloudOff />} title={t`这台设备还没有搜索索引`} text={t`联网后打开一次搜索，之后没有网络也能搜。`} />
      )}
      {search.state === 'failed' && <ErrorState title={t`搜索没有成功`} onRetry={search.retry} />}
      {search.state === 'nothing' && (
        <EmptyState
          icon={<SearchX />}
          title={t`没有找到“${wanted}”`}
          text={search.hasServed ? t`换个简称试试，比如队名的前两个字。` : t`球员和直播间要连上服务器才能搜。`}
        />
      )}
      {search.state === 'found' && search.near && (
        <p className={styles.near}>
          <Trans>没有“{wanted}”，下面的写法相近。</Trans>
        </p>
      )}
      <div ref={list} id={id} role="listbox" aria-label={t`搜索结果`} className={styles.list}>
        {search.groups.map((group) => (
          <div key={group.key} className={styles.group}>
            <div className={styles.title} data-title="" id={`${id}-${group.key}`}>
              {titleOf(group.key)}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options */}
            <div role="group" aria-labelledby={`${id}-${group.key}`} className={classNames(group.key === 'hot' && styles.hot)}>
              {group.hits.map((hit, index) => {
                place += 1
                return (
                  <Option key={hit.key} place={place} active={active} onChoose={() => onChoose(hit)}>
                    {hit.match ? <MatchHit match={hit.match} /> : <Line group={group.key} hit={hit} index={index} />}
                    {group.key === 'past' && <DeleteButton onDelete={() => search.deleteSearch(hit.text)} />}
                  </Option>
                )
              })}
            </div>
          </div>
        ))}
      </div>
      {search.groups.some((group) => group.key === 'past') && (
        <ClearHistory className={styles.forget} onClear={() => search.deleteSearch()} />
      )}
    </>
  )
}

function Option({ place, active, onChoose, children }: { place: number; active: number; onChoose(): void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    <div
      id={`search-option-${place}`}
      role="option"
      aria-selected={place === active}
      className={styles.option}
      // Keeps focus in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

/** For pointers; the keyboard uses Delete on the option, since options cannot contain buttons. */
function DeleteButton({ onDelete }: { onDelete(): void }) {
  return (
    <span
      aria-hidden="true"
      className={styles.one}
      onClick={(event) => {
        event.stopPropagation()
        onDelete()
      }}
    >
      <X size={14} />
    </span>
  )
}

/** Covers a headline, a video or a post that may reveal a result, as elsewhere. */
function EntryText({ entry }: { entry: SearchEntry }) {
  return useShownEntry(entry).title
}

/** The team distinguishes players of the same name. */
function PlayerText({ name, team }: { name: string; team: Name }) {
  const { lang } = useStore(preferences)
  return (
    <span className={styles.text} translate="no">
      {name} <span className={styles.team}>{nameOf(team, lang)}</span>
    </span>
  )
}

function Line({ group, hit, index }: { group: HitGroup['key']; hit: SearchHit; index: number }) {
  const { t } = useLingui()
  const { entry, hot, text } = hit
  const face = <PersonPicture path={entry?.mark ?? ''} size={20} />
  const [mark = '', color = ''] = entry?.mark.split(',') ?? []
  const icons = {
    past: <History size={16} />,
    hot: (
      <Num strong className={classNames(styles.rank, index < 3 && styles.top)}>
        {index + 1}
      </Num>
    ),
    matches: null,
    live: <LiveDot />,
    streamers: face,
    experts: face,
    teams: entry?.mark ? <Crest crest={entry.mark} id={entry.id} size={20} /> : <Shield size={16} />,
    leagues: mark ? <LeagueMark mark={mark} name={text} color={color} size={20} /> : <Trophy size={16} />,
    players: entry && <PlayerFace id={entry.id} team={{ ...teamOf(entry), name: entry.short }} size={24} />,
    news: <Newspaper size={16} />,
    videos: <Clapperboard size={16} />,
    circles: <CircleDashed size={16} />,
    posts: <MessageSquareText size={16} />,
    all: <Search size={16} />,
  }
  return (
    <>
      {icons[group]}
      {hot ? (
        <HotName hot={hot} text={text} />
      ) : group === 'players' && entry ? (
        <PlayerText name={text} team={entry.short} />
      ) : (
        <span className={styles.text}>{group === 'all' ? t`查看全部 ${text} 条结果` : entry ? <EntryText entry={entry} /> : text}</span>
      )}
    </>
  )
}

/** Ids of the entries in the list, by kind. */
function namedIn(hits: readonly SearchHit[]): Record<string, string[]> {
  const ofKind = (kind: string): string[] => hits.flatMap(({ entry }) => (entry?.kind === kind ? entry.id : []))
  const matches = hits.flatMap(({ match }) => match ?? [])
  return {
    team: [...ofKind('team'), ...matches.flatMap(({ home, away }) => [home.id, away.id])],
    league: [...ofKind('league'), ...matches.map(({ league }) => league.id)],
    ...Object.fromEntries(['news', 'anchor', 'expert', 'video', 'circle', 'post'].map((kind) => [kind, ofKind(kind)])),
  }
}

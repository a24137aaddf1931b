// The lines of the open search, by kind, with the one that Enter would open.
import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, History, Newspaper, SearchX, Shield, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Num } from '../../ui/Num.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { MatchHit } from './MatchHit.tsx'
import styles from './SearchList.module.css'
import type { HitGroup, SearchHit } from './search-hit.ts'
import type { SearchState } from './use-search.ts'

export interface SearchListProps {
  id: string
  search: SearchState
  wanted: string
  active: number
  onChoose(hit: SearchHit): void
}

export function SearchList({ id, search, wanted, active, onChoose }: SearchListProps) {
  const { t } = useLingui()
  const titles: Record<HitGroup['key'], string> = {
    past: t`最近搜索`,
    hot: t`热门搜索`,
    matches: t`比赛`,
    teams: t`球队`,
    leagues: t`赛事`,
    news: t`资讯`,
  }
  let place = -1
  return (
    <>
      {search.state === 'searching' && <SkeletonRows count={4} height={44} label={t`数据加载中，请稍候！`} />}
      {search.state === 'offline' && (
        <EmptyState icon={<CloudOff />} title={t`离线时不能搜索`} text={t`联网后再试；打开过的赛程和资讯仍可查看。`} />
      )}
      {search.state === 'failed' && <ErrorState title={t`搜索没有成功`} onRetry={search.retry} />}
      {search.state === 'nothing' && (
        <EmptyState icon={<SearchX />} title={t`没有找到“${wanted}”`} text={t`换个简称试试，比如队名的前两个字。`} />
      )}
      <div id={id} role="listbox" aria-label={t`搜索结果`}>
        {search.groups.map((group) => (
          <div key={group.key} className={styles.group}>
            <div className={styles.title} id={`${id}-${group.key}`}>
              {titles[group.key]}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options */}
            <div role="group" aria-labelledby={`${id}-${group.key}`} className={classNames(group.key === 'hot' && styles.hot)}>
              {group.hits.map((hit, index) => {
                place += 1
                return (
                  <Option key={hit.key} place={place} active={active} onChoose={() => onChoose(hit)}>
                    {hit.match ? <MatchHit match={hit.match} /> : <Line group={group.key} text={hit.text} index={index} />}
                  </Option>
                )
              })}
            </div>
          </div>
        ))}
      </div>
      {search.groups.some((group) => group.key === 'past') && (
        <button type="button" className={styles.forget} onClick={search.forget}>
          <Trans>清除最近搜索</Trans>
        </button>
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
      // The press must not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}

function Line({ group, text, index }: { group: HitGroup['key']; text: string; index: number }) {
  const icons = {
    past: <History size={16} />,
    hot: (
      <Num strong className={classNames(styles.rank, index < 3 && styles.top)}>
        {index + 1}
      </Num>
    ),
    matches: null,
    teams: <Shield size={16} />,
    leagues: <Trophy size={16} />,
    news: <Newspaper size={16} />,
  }
  return (
    <>
      {icons[group]}
      <span className={styles.text}>{text}</span>
    </>
  )
}

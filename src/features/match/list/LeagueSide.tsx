// Side menu of scores: my leagues, all leagues with a filter field, display options.
import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'
import { LeagueLink } from '../league/LeagueLink.tsx'
import { moveLeague } from '../league/league-keys.ts'
import { findLeagues, splitLeagues } from '../league/league-list.ts'
import { DisplaySwitches } from './DisplaySwitches.tsx'
import { DayMarks } from './day/DayMarks.tsx'
import { HostedSwitch } from './HostedFilter.tsx'
import styles from './LeagueSide.module.css'

/** Target of the menu's skip link: the matches themselves, past tabs and days. */
export const scoresId = 'scores'

export interface LeagueListProps {
  leagues: readonly LeagueEntry[]
  lang: Lang
  path: '/football' | '/basketball' | '/schedule'
  search: Record<string, unknown> & { league?: string; hosted?: true }
  onChoose?(): void
}

export function LeagueSide(props: LeagueListProps) {
  const { t } = useLingui()
  return (
    <aside className={styles.side} aria-label={t`联赛`}>
      <a
        className={styles.skip}
        href={`#${scoresId}`}
        onClick={(event) => {
          // Keep the URL, so that back leads to the previous page, not to the menu.
          event.preventDefault()
          document.getElementById(scoresId)?.focus()
        }}
      >
        <Trans>跳到比分</Trans>
      </a>
      <LeagueList {...props} />
      <section>
        <h2 className={styles.title}>
          <Trans>显示</Trans>
        </h2>
        {props.path !== '/schedule' && <HostedSwitch path={props.path} search={props.search} />}
        <DisplaySwitches goals={props.path !== '/basketball'} />
        {props.path !== '/schedule' && <DayMarks lang={props.lang} />}
      </section>
    </aside>
  )
}

const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
  if (moveLeague(event.nativeEvent, event.currentTarget)) event.preventDefault()
}

/** Also the content of the picker on phones. */
export function LeagueList({ leagues, lang, path, search, onChoose }: LeagueListProps) {
  const { t } = useLingui()
  const { pinnedLeagues } = useStore(preferences)
  const [text, setText] = useState('')
  const found = findLeagues(leagues, useDeferredValue(text), lang)
  const { mine, others } = splitLeagues(found, pinnedLeagues)
  const hasChosen = (list: readonly LeagueEntry[]): boolean => list.some(({ id }) => id === search.league)
  const link = (league: LeagueEntry, place: number, list: readonly LeagueEntry[]) => (
    <li key={league.id}>
      <LeagueLink
        league={league}
        lang={lang}
        path={path}
        search={search}
        chosen={search.league === league.id}
        pinned={pinnedLeagues.includes(league.id)}
        stop={hasChosen(list) ? search.league === league.id : place === 0}
        onChoose={onChoose}
      />
    </li>
  )
  return (
    <>
      {mine.length > 0 && (
        <section>
          <h2 className={styles.title}>
            <Trans>我的联赛</Trans>
          </h2>
          <ul onKeyDown={onKeyDown}>{mine.map(link)}</ul>
        </section>
      )}
      <section>
        <h2 className={styles.title}>
          <Trans>全部联赛</Trans>
        </h2>
        <label className={styles.find}>
          <Search size={18} aria-hidden="true" />
          <input
            className={styles.field}
            type="search"
            value={text}
            placeholder={t`查找联赛`}
            aria-label={t`查找联赛`}
            maxLength={20}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <ul onKeyDown={onKeyDown}>{others.map(link)}</ul>
        {found.length === 0 && leagues.length > 0 && (
          <p className={styles.none}>
            <Trans>没有叫这个名字的联赛</Trans>
          </p>
        )}
      </section>
    </>
  )
}

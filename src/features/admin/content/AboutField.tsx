// Selects the league or the team that a circle is about: search by name, or none.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '../../../../contract/limits/limits.ts'
import type { SearchEntry } from '../../../../contract/search.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { searchText } from '../../../../rules/text/text-fold.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { type AboutIds, useAbout } from '../../match/league/use-about.ts'
import styles from './AboutField.module.css'

/** Debounce delay of the search, in milliseconds. */
const quiet = 300
/** Maximum number of results per kind. */
const shown = 5

type Kind = 'league' | 'team'

/** Searches leagues and teams: the first page of each, best match first. */
async function find(name: string, signal: AbortSignal): Promise<{ kind: Kind; entry: SearchEntry }[]> {
  const [leagues, teams] = await Promise.all([
    call('GET api/Search/index', { query: { name, kind: 'leagues' }, signal }),
    call('GET api/Search/index', { query: { name, kind: 'teams' }, signal }),
  ])
  return [
    ...leagues.leagues.slice(0, shown).map((entry) => ({ kind: 'league' as const, entry })),
    ...teams.teams.slice(0, shown).map((entry) => ({ kind: 'team' as const, entry })),
  ]
}

export function AboutField({ value, onChange }: { value: AboutIds; onChange(value: AboutIds): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const { league, team } = useAbout(value)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(searchText(text)), quiet)
    return () => clearTimeout(timer)
  }, [text])
  const found = useQuery({
    queryKey: ['desk', 'about', asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked !== '',
  })
  const chosen = [
    ...(value.league_id === null ? [] : [league ? nameOf(league.name, lang) : value.league_id]),
    ...(value.team_id === null ? [] : [team ? nameOf(team.name, lang) : value.team_id]),
  ]
  if (chosen.length > 0)
    return (
      <div className={styles.chosen}>
        <span>
          <b>
            <Trans>相关联赛或球队</Trans>
          </b>
          {chosen.join(' · ')}
        </span>
        <Button size="sm" onClick={() => onChange({ league_id: null, team_id: null })}>
          <Trans>不关联</Trans>
        </Button>
      </div>
    )
  return (
    <div>
      <TextField
        label={<Trans>相关联赛或球队，选填</Trans>}
        type="search"
        value={text}
        onChange={setText}
        placeholder={t`联赛或球队的名称`}
        hint={<Trans>联赛和球队的资料页会带上这个圈子</Trans>}
        maxLength={limits.searchLength * 2}
      />
      {asked !== '' && (
        <ul className={styles.list} aria-label={t`找到的联赛和球队`}>
          {found.data?.map(({ kind, entry }) => (
            <li key={`${kind} ${entry.id}`}>
              <button
                type="button"
                onClick={() => {
                  onChange({ league_id: kind === 'league' ? entry.id : null, team_id: kind === 'team' ? entry.id : null })
                  setText('')
                }}
              >
                <Found kind={kind} name={nameOf(entry.name, lang)} />
              </button>
            </li>
          ))}
          {!found.data?.length && (
            <li className={styles.none}>
              {found.isFetching ? (
                <Trans>正在找…</Trans>
              ) : found.isLoadingError ? (
                <Trans>没有成功，请稍后再试</Trans>
              ) : (
                <Trans>没有找到联赛或球队</Trans>
              )}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

const Found = ({ kind, name }: { kind: Kind; name: string }) =>
  kind === 'league' ? <Trans>联赛：{name}</Trans> : <Trans>球队：{name}</Trans>

// Selects the match that a room or a broadcast shows: search by team or league, or none.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '../../../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'
import { leagueName, teamShort } from '../../../../../rules/text/name/name.ts'
import { searchText } from '../../../../../rules/text/text-fold.ts'
import { call } from '../../../../core/api/api.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { startTime } from '../../../match/messages/start-time.ts'
import styles from './MatchField.module.css'
import { useMatchName } from './use-match-name.ts'

const quiet = 300
const shown = 8

interface MatchFieldProps {
  value: string | null
  /** For videos: finished matches may be selected too. */
  isPast?: boolean
  onChange(id: string | null): void
}

export function MatchField({ value, isPast = false, onChange }: MatchFieldProps) {
  const { t, i18n } = useLingui()
  const { lang, tz } = useStore(preferences)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const chosen = useMatchName(value)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(searchText(text)), quiet)
    return () => clearTimeout(timer)
  }, [text])
  const found = useQuery({
    queryKey: ['studio', 'matches', asked],
    queryFn: ({ signal }) => call('GET api/Search/match', { query: { name: asked }, signal }),
    enabled: asked !== '',
  })
  const nameOfRow = (row: MatchRow): string =>
    `${teamShort(row, 'home', lang)} – ${teamShort(row, 'away', lang)} · ${leagueName(row, lang)} · ${dayOf(row.match_time, tz)} ${startTime(row, tz, i18n)}`
  const list =
    asked === ''
      ? []
      : (found.data?.list ?? []).filter(({ status }) => (isPast ? status !== 'upcoming' : status !== 'over')).slice(0, shown)
  if (value !== null)
    return (
      <div className={styles.chosen}>
        <span>
          <b>
            <Trans>关联比赛</Trans>
          </b>
          {chosen ?? value}
        </span>
        <Button size="sm" onClick={() => onChange(null)}>
          <Trans>不关联</Trans>
        </Button>
      </div>
    )
  return (
    <div>
      <TextField
        label={<Trans>关联比赛，选填</Trans>}
        type="search"
        value={text}
        onChange={setText}
        placeholder={t`球队或联赛`}
        hint={
          isPast ? <Trans>关联后，看这场比赛的人能找到你的视频</Trans> : <Trans>关联后，直播间会带上比分和赛况，看比赛的人能找到你</Trans>
        }
        maxLength={limits.searchLength * 2}
      />
      {asked !== '' && (
        <ul className={styles.list} aria-label={t`找到的比赛`}>
          {list.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                onClick={() => {
                  onChange(row.id)
                  setText('')
                }}
              >
                {nameOfRow(row)}
              </button>
            </li>
          ))}
          {list.length === 0 && (
            <li className={styles.none}>
              {found.isFetching ? <Trans>正在找…</Trans> : isPast ? <Trans>没有找到比赛</Trans> : <Trans>没有还没踢完的比赛</Trans>}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

// League filter of the schedule: a button that opens the list of leagues; once chosen, it shows the league and clears it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { scheduleSport } from '../../../../rules/screen/bodies.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Chip } from '../../../ui/button/Chip.tsx'
import { withCountsOf } from '../league/league-list.ts'
import { LeaguePicker } from '../list/LeaguePicker.tsx'
import { leagueListQuery } from '../queries.ts'
import { isOfType } from './schedule-order.ts'
import type { ScheduleSearch, ScheduleType } from './schedule-type.ts'

const noLeagues: readonly LeagueEntry[] = []

interface LeagueFilterProps {
  type: ScheduleType
  lang: Lang
  search: ScheduleSearch
  /** Matches of the chosen day, by which leagues are counted; null: use the server's counts, which are today's. */
  rows: readonly MatchRow[] | null
}

export function LeagueFilter({ type, lang, search, rows }: LeagueFilterProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  // Fetched on demand: the first screen does not need it.
  const { data } = useQuery({ ...leagueListQuery(scheduleSport(type)), enabled: open || search.league !== undefined })
  const known = data?.list ?? noLeagues
  const leagues = (rows ? withCountsOf(known, rows) : known).filter((league) => isOfType(league, type))
  const chosen = leagues.find(({ id }) => id === search.league)
  const name = chosen ? nameOf(chosen.name, lang) : ''
  const clear = (): void => void navigate({ to: '/schedule', search: { ...search, league: undefined }, replace: true, resetScroll: false })
  return (
    <>
      {search.league ? (
        <Chip pressed aria-label={t`取消筛选 ${name}`} onClick={clear}>
          {name || search.league}
          <X size={14} aria-hidden="true" />
        </Chip>
      ) : (
        <Chip onClick={() => setOpen(true)}>
          <ListFilter size={16} aria-hidden="true" />
          <Trans>联赛</Trans>
        </Chip>
      )}
      <LeaguePicker open={open} onOpenChange={setOpen} leagues={leagues} lang={lang} path="/schedule" search={{ ...search }} />
    </>
  )
}

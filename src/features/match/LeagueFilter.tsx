// The league of the schedule as a button that opens all of them; chosen, it says which and lets go of it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import type { Lang } from '../../../contract/limits.ts'
import type { LeagueEntry } from '../../../contract/match.ts'
import { nameOf } from '../../../rules/name.ts'
import { Chip } from '../../ui/Chip.tsx'
import { LeaguePicker } from './LeaguePicker.tsx'
import type { ScheduleSearch } from './schedule-order.ts'

export function LeagueFilter({ leagues, lang, search }: { leagues: readonly LeagueEntry[]; lang: Lang; search: ScheduleSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
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

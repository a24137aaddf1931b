// One-line name of a match by its id.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { startTime } from '../../../match/messages/start-time.ts'
import { matchDetailQuery } from '../../../match/queries.ts'

/** Undefined until loaded. */
export function useMatchName(id: string | null): string | undefined {
  const { i18n } = useLingui()
  const { lang, tz } = useStore(preferences)
  const { data } = useQuery({ ...matchDetailQuery(id ?? ''), enabled: id !== null })
  if (!data || id === null) return undefined
  const { match: row } = data
  return `${teamShort(row, 'home', lang)} – ${teamShort(row, 'away', lang)} · ${dayOf(row.match_time, tz)} ${startTime(row, tz, i18n)}`
}

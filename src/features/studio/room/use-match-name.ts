// A match by its id, in one line.
import { useQuery } from '@tanstack/react-query'
import { teamShort } from '../../../../rules/text/name.ts'
import { preferences } from '../../../core/preferences.ts'
import { dayOf, timeOf } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import { matchDetailQuery } from '../../match/queries.ts'

/** Undefined until it is known. */
export function useMatchName(id: string | null): string | undefined {
  const { lang, tz } = useStore(preferences)
  const { data } = useQuery({ ...matchDetailQuery(id ?? ''), enabled: id !== null })
  if (!data || id === null) return undefined
  const { match: row } = data
  return `${teamShort(row, 'home', lang)} – ${teamShort(row, 'away', lang)} · ${dayOf(row.match_time, tz)} ${timeOf(row.match_time, tz)}`
}

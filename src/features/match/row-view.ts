// Display options of a list's rows: one object for all of them, so that it does not re-render rows by itself.
import { useMemo } from 'react'
import type { Lang } from '../../../contract/limits/limits.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'

export interface RowView {
  lang: Lang
  tz: string
  odds: boolean
}

export function useRowView(): RowView {
  const chosen = useStore(preferences)
  const { lang, odds } = chosen
  const tz = shownZone(chosen)
  return useMemo(() => ({ lang, tz, odds }), [lang, tz, odds])
}

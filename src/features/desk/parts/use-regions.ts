// Regions by name, in the reader's language: those that are often chosen, and whatever else is named already.
import { useMemo } from 'react'
import { regions } from '../../../../rules/member/region.ts'
import { preferences } from '../../../core/preferences.ts'
import { useStore } from '../../../ui/use-store.ts'

export function useRegions(named: readonly string[] = []): { nameOf(region: string): string; all: readonly string[] } {
  const { lang } = useStore(preferences)
  return useMemo(() => {
    const words = new Intl.DisplayNames([lang], { type: 'region' })
    return { nameOf: (region) => words.of(region) ?? region, all: [...new Set([...regions, ...named])] }
  }, [lang, named])
}

// Region names in the operator's language: frequently used ones, and any that are already configured.
import { useMemo } from 'react'
import { regions } from '../../../../../rules/member/region.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { useStore } from '../../../../ui/use-store.ts'

export function useRegions(named: readonly string[] = []): { nameOf(region: string): string; all: readonly string[] } {
  const { lang } = useStore(preferences)
  return useMemo(() => {
    const displayNames = new Intl.DisplayNames([lang], { type: 'region' })
    return { nameOf: (region) => displayNames.of(region) ?? region, all: [...new Set([...regions, ...named])] }
  }, [lang, named])
}

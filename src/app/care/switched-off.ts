// Keeps people from the pages of what the operator has switched off: 开发中... instead. Fetched only when something is off.
import type { Feature } from '../../../contract/wire/feature.ts'
import { summon } from '../../core/session/summon.ts'
import { setSwitchedOff } from '../../core/switches.ts'
import type { AppRouter } from '../create-app.tsx'
import { pageFeature } from './page-feature.ts'

export function closeFeatures(router: AppRouter, features: readonly Feature[]): void {
  setSwitchedOff(features)
  const off = new Set(features)
  const isOff = ({ pathname, search }: { pathname: string; search: string }): boolean => {
    const feature = pageFeature(pathname, search)
    return feature !== null && off.has(feature)
  }
  if (isOff(window.location)) {
    summon('not-yet')
    void router.navigate({ to: '/main', replace: true })
  }
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (!isOff(nextLocation)) return false
      summon('not-yet')
      return true
    },
  })
}

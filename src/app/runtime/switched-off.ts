// Redirects from the pages of features that the operator has switched off and shows 开发中... instead.
import type { Feature } from '../../../contract/wire/feature.ts'
import { openDialog } from '../../core/session/open-dialog.ts'
import { isSwitchedOff, setSwitchedOff } from '../../core/store/switches.ts'
import type { AppRouter } from '../create-app.tsx'
import { pageFeature } from './page-feature.ts'

let reopen = (): void => undefined

/** Replaces the previous set. A user already on such a page stays there; the server rejects its calls. */
export function closeFeatures(router: AppRouter, features: readonly Feature[]): void {
  setSwitchedOff(features)
  reopen()
  reopen = () => undefined
  if (features.length === 0) return
  reopen = router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation }) => {
      if (!isOff(nextLocation)) return false
      openDialog('not-yet')
      return true
    },
  })
}

/** Redirects a switched-off page that was opened by its URL to /main. */
export function leaveClosed(router: AppRouter): void {
  if (!isOff(window.location)) return
  openDialog('not-yet')
  void router.navigate({ to: '/main', replace: true })
}

function isOff({ pathname, search }: { pathname: string; search: string }): boolean {
  const feature = pageFeature(pathname, search)
  return feature !== null && isSwitchedOff(feature)
}

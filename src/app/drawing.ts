// In development: stores refuse what a component writes while React draws it.
import * as react from 'react'
import { watchDrawing } from '../core/store.ts'

/** What draws now has its hooks here; React has no public word for it. */
interface Internals {
  H: { useState: unknown; useEffect: unknown } | null
}
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

export function refuseWritesWhileDrawing(): void {
  const internals = (react as unknown as Record<string, Internals | undefined>)[name]
  watchDrawing(() => {
    const hooks = internals?.H
    // Between two components all hooks are one function, which refuses.
    return hooks !== null && hooks !== undefined && hooks.useState !== hooks.useEffect
  })
}

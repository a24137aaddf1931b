// In development: stores refuse what a component writes while React draws it.
import * as react from 'react'
import { watchWrites } from '../core/store.ts'

/** What draws now has its hooks here; React has no public word for it. */
interface Internals {
  H: { useState: unknown; useEffect: unknown } | null
}
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

export function refuseWritesWhileDrawing(): void {
  const internals = (react as unknown as Record<string, Internals | undefined>)[name]
  watchWrites(() => {
    const hooks = internals?.H
    // Between two components all hooks are one function, which refuses.
    if (hooks && hooks.useState !== hooks.useEffect)
      throw new Error('a store was written while a screen is drawn: write in an effect or an event')
  })
}

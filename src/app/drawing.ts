// In development, stores refuse writes while React renders a component.
import * as react from 'react'
import { watchWrites } from '../core/store/store.ts'

/** React keeps the dispatcher of the current render here; there is no public API for it. */
interface Internals {
  H: { useState: unknown; useEffect: unknown } | null
}
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

export function refuseWritesWhileDrawing(): void {
  const internals = (react as unknown as Record<string, Internals | undefined>)[name]
  watchWrites(() => {
    const hooks = internals?.H
    // Outside a component every hook of the dispatcher is the same throwing function.
    if (hooks && hooks.useState !== hooks.useEffect)
      throw new Error('a store was written while a screen is drawn: write in an effect or an event')
  })
}

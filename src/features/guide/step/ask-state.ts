// Whether the device can request alerts, and what prevents it. Pure.
import type { AlertState } from '../../alert/alert-state.ts'

export type AskState = 'ask' | 'working' | 'denied' | 'needs-install' | 'unsupported'

export interface AskedOf {
  /** Alert state of this device; not known before alerts have initialised. */
  state: AlertState
  obstacle: 'needs-install' | 'unsupported' | null
  /** Undefined if the browser has no notifications. */
  permission: NotificationPermission | undefined
}

export function askState({ state, obstacle, permission }: AskedOf): AskState {
  if (obstacle) return obstacle
  if (permission === 'denied') return 'denied'
  if (state === 'working') return 'working'
  // The server does not accept this browser's push service, so asking would be pointless.
  return state === 'refused' ? 'unsupported' : 'ask'
}

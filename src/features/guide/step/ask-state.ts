// Whether alerts can be asked for here, and what is in the way. Pure.
import type { AlertState } from '../../alert/alert-state.ts'

export type AskState = 'ask' | 'working' | 'denied' | 'needs-install' | 'unsupported'

export interface AskedOf {
  /** As alerts of this device know it: nothing was looked at before they began. */
  state: AlertState
  obstacle: 'needs-install' | 'unsupported' | null
  /** Undefined where the browser has no notifications. */
  permission: NotificationPermission | undefined
}

export function askState({ state, obstacle, permission }: AskedOf): AskState {
  if (obstacle) return obstacle
  if (permission === 'denied') return 'denied'
  if (state === 'working') return 'working'
  // This browser's push service is not accepted: to ask changes nothing.
  return state === 'refused' ? 'unsupported' : 'ask'
}

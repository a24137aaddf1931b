// State of alerts on this device, shared by all places that show it.
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { createStore } from '../../core/store/store.ts'
import { alertSettings } from '../follow/alert-settings.ts'

export type AlertState =
  /** The user has not been prompted yet, or has switched alerts off here. */
  | 'unasked'
  /** Permission is granted and there is a subscription. */
  | 'working'
  | 'denied'
  /** Permission is granted, but the browser's push service gave no subscription. */
  | 'unreachable'
  /** The server rejects subscriptions of this browser's push service. */
  | 'refused'
  /** No push in this browser; on iOS the app must be installed first. */
  | 'unsupported'
  | 'needs-install'

export interface DeviceAlerts {
  state: AlertState
  settings: Required<AlertSettings>
  /** Real milliseconds of the last test that the push service accepted. */
  lastTest: number | null
}

const store = createStore<DeviceAlerts>({ state: 'unasked', settings: alertDefaults, lastTest: null })

export const deviceAlerts = {
  ...store,
  set(patch: Partial<DeviceAlerts>): void {
    store.set({ ...store.get(), ...patch })
    if (patch.settings) alertSettings.set(patch.settings)
  },
}

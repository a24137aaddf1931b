// What is known about alerts on this device, for every place that shows it.
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { createStore } from '../../core/store.ts'
import { alertSettings } from '../follow/alert-settings.ts'

export type AlertState =
  /** Nothing was asked yet, or the reader switched alerts off here. */
  | 'unasked'
  /** Permission and subscription are there. */
  | 'working'
  | 'denied'
  /** Permission is there, but the browser's push service gave no subscription. */
  | 'unreachable'
  /** The server takes no subscription of this browser's push service. */
  | 'refused'
  /** No push in this browser; on iOS the app must be installed first. */
  | 'unsupported'
  | 'needs-install'

export interface DeviceAlerts {
  state: AlertState
  settings: Required<AlertSettings>
  /** Real milliseconds of the last test that the push service took. */
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

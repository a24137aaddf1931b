// The alert settings of this device, for all code that shows the alerts of a follow; the alert feature loads and changes them.
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { createStore } from '../../core/store/store.ts'

const store = createStore<Required<AlertSettings>>(alertDefaults)
let known = false

export const alertSettings = {
  ...store,
  /** Whether they are this device's own rather than the defaults. */
  isKnown: () => known,
  /** Marks the settings as loaded, whether or not the database was readable. */
  markKnown(): void {
    known = true
    store.set(store.get())
  },
}

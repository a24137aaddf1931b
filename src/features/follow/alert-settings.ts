// The alert settings of this device, for every place that says what a follow tells; alerts read and change them.
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { createStore } from '../../core/store.ts'

const store = createStore<Required<AlertSettings>>(alertDefaults)
let known = false

export const alertSettings = {
  ...store,
  /** Whether they are those of this device, and not only what is usual. */
  isKnown: () => known,
  /** The device was asked, whether its disk can be read or not. */
  tellKnown(): void {
    known = true
    store.set(store.get())
  },
}

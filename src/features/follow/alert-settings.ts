// The alert settings of this device, for every place that says what a follow tells; alerts read and change them.
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { createStore } from '../../core/store.ts'

export const alertSettings = createStore<Required<AlertSettings>>(alertDefaults)

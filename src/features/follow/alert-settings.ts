// The alert settings of this device, for every place that says what a follow tells; alerts read and change them.
import type { AlertSettings } from '../../../contract/push.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'

let current: Required<AlertSettings> = alertDefaults
const listeners = new Set<() => void>()

export const alertSettings = {
  get: (): Required<AlertSettings> => current,
  getServer: (): Required<AlertSettings> => alertDefaults,
  set(value: Required<AlertSettings>): void {
    current = value
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

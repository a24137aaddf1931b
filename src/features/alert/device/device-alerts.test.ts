import { expect, it, vi } from 'vitest'
import type { AlertSettings } from '../../../../contract/alert.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { deviceAlerts } from '../alert-state.ts'
import { setAlertSettings } from './device-alerts.ts'

const disk = vi.hoisted(() => {
  const rows = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    rows,
    setting: {
      get: async (key: string) => rows.get(key),
      put: async (row: { key: string }) => void rows.set(row.key, row),
    },
    /** One after the other, as the browser runs those that write the same table. */
    transaction: (...args: unknown[]) => {
      last = last.then(args.at(-1) as () => Promise<unknown>)
      return last
    },
  }
})
vi.mock('../../../core/storage/db.ts', () => ({ db: disk }))
vi.mock('./waiting.ts', () => ({ tellServer: async () => undefined, sendWaiting: async () => undefined, sendAfterTaps: () => undefined }))

const kept = (): AlertSettings => (disk.rows.get('alert-settings') as { value: AlertSettings }).value

it('changes what was meant and nothing that another window has set, nor what is set in the same moment', async () => {
  deviceAlerts.set({ settings: alertDefaults })
  disk.rows.set('alert-settings', { key: 'alert-settings', value: { ...alertDefaults, delay: 30 } })
  await Promise.all([setAlertSettings({ value1: false }), setAlertSettings({ value2: false })])
  expect(kept()).toMatchObject({ delay: 30, value1: false, value2: false })
})

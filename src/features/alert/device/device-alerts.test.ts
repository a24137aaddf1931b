import { expect, it, vi } from 'vitest'
import type { AlertSettings } from '../../../../contract/alert.ts'
import { alertDefaults } from '../../../../rules/alert/alert-choice.ts'
import { network } from '../../../core/api/freshness.ts'
import { storageHealth } from '../../../core/storage/storage-health.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { deviceAlerts } from '../alert-state.ts'
import { setAlertSettings, startAlerts } from './device-alerts.ts'

const disk = vi.hoisted(() => {
  const rows = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    rows,
    isFull: false,
    setting: {
      get: async (key: string) => rows.get(key),
      put: async (row: { key: string }) => void rows.set(row.key, row),
    },
    /** Serializes transactions, as the browser does for writes to the same table. */
    transaction(...args: unknown[]) {
      if (this.isFull) return Promise.reject(new DOMException('no room', 'QuotaExceededError'))
      last = last.then(args.at(-1) as () => Promise<unknown>)
      return last
    },
  }
})
vi.mock('../../../core/storage/db.ts', () => ({ db: disk }))
vi.mock('./waiting.ts', () => ({ syncServer: async () => undefined, sendWaiting: async () => undefined, sendAfterTaps: () => undefined }))

vi.mock('../notice/persisted-notices.ts', () => ({ startPersisting: () => undefined }))
vi.mock('../app-badge.ts', () => ({ startBadge: () => undefined }))
vi.mock('./stream-wait.ts', () => ({ startStreamWait: () => undefined }))
vi.mock('./since.ts', () => ({ watchAbsence: async () => undefined }))
/** State of push in the browser. */
const push = vi.hoisted(() => ({ obstacle: 'unsupported' as 'unsupported' | null, fault: null as Error | null }))
vi.mock('./subscription.ts', () => ({
  obstacle: () => push.obstacle,
  subscribe: async () => {
    if (push.fault) throw push.fault
    return false
  },
  dropSubscription: async () => undefined,
}))

const storedSettings = (): AlertSettings => (disk.rows.get('alert-settings') as { value: AlertSettings }).value

it('changes only the given settings and overwrites no concurrent change, here or in another window', async () => {
  deviceAlerts.set({ settings: alertDefaults })
  disk.rows.set('alert-settings', { key: 'alert-settings', value: { ...alertDefaults, delay: 30 } })
  await Promise.all([setAlertSettings({ value1: false }), setAlertSettings({ value2: false })])
  expect(storedSettings()).toMatchObject({ delay: 30, value1: false, value2: false })
})

it('keeps the quiet hours when a preference changes before the settings are read', async () => {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0 })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  const quiet = { ...alertDefaults.quiet, on: true, from: '22:00', tz: 'Asia/Tokyo' }
  disk.rows.set('alert-settings', { key: 'alert-settings', value: { ...alertDefaults, hide: 'all', quiet } })
  deviceAlerts.set({ settings: alertDefaults })
  preferences.set({ hideScores: true, tz: 'Asia/Tokyo' })
  const started = startAlerts(() => 'key')
  preferences.set({ lang: 'en' })
  await started
  await expect.poll(() => disk.rows.get('lang')).toMatchObject({ value: 'en' })
  expect(storedSettings().quiet).toEqual(quiet)
  vi.unstubAllGlobals()
})

it('reports that a full device did not keep a change, and shows the stored settings', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  deviceAlerts.set({ settings: alertDefaults })
  disk.isFull = true
  await expect(setAlertSettings({ value1: false })).rejects.toThrow('no room')
  disk.isFull = false
  expect(storageHealth.get()).toBe('full')
  expect(deviceAlerts.get().settings).toEqual(alertDefaults)
})

it('requests the subscription again after an offline start', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }))
  vi.stubGlobal('Notification', { permission: 'granted' })
  push.obstacle = null
  push.fault = new DOMException('no push service', 'AbortError')
  network.set(false)
  await startAlerts(() => 'key')
  expect(deviceAlerts.get().state).toBe('unreachable')
  push.fault = null
  network.set(true)
  await expect.poll(() => deviceAlerts.get().state).toBe('working')
  vi.unstubAllGlobals()
})

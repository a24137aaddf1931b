// Maintains the offline packs while the app runs: a tab caches the default packs, an installed app all of them. Refreshes stale packs
// when the browser is idle, and registers a periodic sync for when the app is closed.
import { packsSyncTag } from '../../../../contract/wire/worker.ts'
import { network } from '../../../core/api/freshness.ts'
import { persistStorage } from '../../../core/storage/persist.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { isSavingData } from '../../../core/store/saving-data.ts'
import { defaultPacks } from './default-packs.ts'

/** Delay after the start, in milliseconds: the screen loads first. */
const settleIn = 8_000
/** Minimum interval of the periodic sync, in milliseconds. */
const syncEvery = 12 * 3_600_000
/** Interval in milliseconds between checks in a page that stays open. */
const checkInterval = 3_600_000
/** A check was due but did not complete: no network, page hidden, or no response. */
let isOwed = false

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

export async function startPackRefresh(): Promise<void> {
  window.addEventListener('appinstalled', () => {
    void persistStorage()
    void refreshPacks()
  })
  if (isInstalled()) void persistStorage()
  await askForSync()
  setTimeout(() => void refreshPacks(), settleIn)
  setInterval(() => void refreshPacks(), checkInterval)
  const makeUp = (): void => {
    if (isOwed && mayRead()) void refreshPacks()
  }
  network.subscribe(makeUp)
  document.addEventListener('visibilitychange', makeUp)
}

const mayRead = (): boolean => network.get() && !document.hidden

async function refreshPacks(): Promise<void> {
  if (isSavingData() || typeof indexedDB === 'undefined') return
  isOwed = !mayRead()
  if (isOwed) return
  try {
    const { refreshDue, wantPacks } = await import('../../../core/packs/refresh.ts')
    await wantPacks(defaultPacks(isInstalled()))
    await refreshDue({ tz: shownZone(preferences.get()) })
  } catch (error) {
    isOwed = true
    console.warn('offline pack refresh failed', error)
  }
}

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>
}

/** Chromium grants periodic sync to installed apps that are in use, without a prompt. */
async function askForSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | (ServiceWorkerRegistration & { periodicSync?: PeriodicSync })
      | undefined
    if (!registration?.periodicSync) return
    const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName })
    if (state === 'granted') await registration.periodicSync.register(packsSyncTag, { minInterval: syncEvery })
  } catch (error) {
    console.warn('periodic sync unavailable: packs refresh only while the app is open', error)
  }
}

// Looks after the packs while the app runs: every tab wants the schedule and the news by itself, an installed app all of them, those that
// grew old are refreshed when nothing else is to do, and the browser is asked to do it while the app is closed.
import { packsSyncTag } from '../../../contract/wire/worker.ts'
import { network } from '../../core/api/freshness.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import { isSavingData } from '../../core/saving-data.ts'
import { keepStorage } from '../../core/storage/persist.ts'
import { packsKept } from './kept-packs.ts'

/** Milliseconds after the start: what is on screen comes first. */
const settleIn = 8_000
/** Milliseconds between two refreshes that the browser is asked for. */
const syncEvery = 12 * 3_600_000
/** Milliseconds between two looks in a page that stays open. */
const lookAgain = 3_600_000
/** A look was due and came to nothing: there was no network, nobody looked at the page, or the server did not answer. */
let isOwed = false

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches

export async function careForPacks(): Promise<void> {
  window.addEventListener('appinstalled', () => {
    void keepStorage()
    void look()
  })
  if (isInstalled()) void keepStorage()
  await askForSync()
  setTimeout(() => void look(), settleIn)
  setInterval(() => void look(), lookAgain)
  const makeUp = (): void => {
    if (isOwed && mayRead()) void look()
  }
  network.subscribe(makeUp)
  document.addEventListener('visibilitychange', makeUp)
}

const mayRead = (): boolean => network.get() && !document.hidden

async function look(): Promise<void> {
  if (isSavingData() || typeof indexedDB === 'undefined') return
  isOwed = !mayRead()
  if (isOwed) return
  try {
    const { refreshDue, wantPacks } = await import('../../core/packs/refresh.ts')
    await wantPacks(packsKept(isInstalled()))
    await refreshDue({ tz: shownZone(preferences.get()) })
  } catch (error) {
    isOwed = true
    console.warn('the packs for offline use were not refreshed', error)
  }
}

interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>
}

/** Chromium grants it to installed apps that are used; nobody is asked. */
async function askForSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | (ServiceWorkerRegistration & { periodicSync?: PeriodicSync })
      | undefined
    if (!registration?.periodicSync) return
    const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName })
    if (state === 'granted') await registration.periodicSync.register(packsSyncTag, { minInterval: syncEvery })
  } catch (error) {
    console.warn('packs are refreshed only while the app is open', error)
  }
}

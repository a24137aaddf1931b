// Alerts missed while this device was away, requested when it returns: added to the bell's list and shown on one card.
import { call } from '../../../core/api/api.ts'
import { isPassing } from '../../../core/api/api-query.ts'
import { network } from '../../../core/api/freshness.ts'
import { afterAbsence } from '../../../core/clock/after-absence.ts'
import { serverTimeOf } from '../../../core/clock/server-time.ts'
import { readSetting, settingKeys, writeSetting } from '../../../core/outbox/subscription-sender.ts'
import { notices } from '../notice/notice-store.ts'
import { findDeviceKey } from './device-call.ts'

/** Minimum absence in milliseconds: after a shorter one the socket resumes everything. */
export const awayAtLeast = 5 * 60_000
/** Maximum look-back in milliseconds. */
const farthest = 3 * 86_400_000

/** Returns the time from which this device missed alerts; null after a short absence. Pure. */
export function missedFrom(seenUntil: number | undefined, now: number): number | null {
  if (seenUntil === undefined || seenUntil > now || now - seenUntil < awayAtLeast) return null
  return Math.max(seenUntil, now - farthest)
}

/** A look-back is in progress or has failed: until one succeeds, the start of the absence stays. */
let owed = false
let isAsking = false

/** Records that the user has seen everything up to now. */
export async function rememberSeen(): Promise<void> {
  if (!owed) await writeSetting(settingKeys.seenUntil, Date.now())
}

export async function fetchMissed(): Promise<void> {
  const now = Date.now()
  const from = missedFrom(await readSetting<number>(settingKeys.seenUntil), now)
  const device = await findDeviceKey()
  if (from !== null && device) {
    // Set before the call: the page may be left before the response arrives.
    owed = true
    isAsking = true
    try {
      const { list } = await call('POST api/Push/since', { body: { device, since: new Date(serverTimeOf(from)).toISOString() } })
      notices.addMissed(list, from)
    } catch (error) {
      // Retried at the next return, or when the network is back.
      owed = isPassing(error)
      if (owed) return
      console.warn('missed alerts read failed', error)
    } finally {
      isAsking = false
    }
  }
  owed = false
  await rememberSeen()
}

async function fetchMissedSince(left: number): Promise<void> {
  if (!owed) await writeSetting(settingKeys.seenUntil, left)
  await fetchMissed()
}

/** Looks back at the start, and whenever the page is visible again. */
export async function watchAbsence(): Promise<void> {
  let isHidden = document.hidden
  const mind = (work: Promise<void>): void => void work.catch((error: unknown) => console.warn('absence tracking failed', error))
  const see = (): void => {
    // Deferred: the clock reports the same return, before or after this listener.
    if (document.hidden) isHidden = true
    else setTimeout(() => (isHidden = document.hidden))
    mind(document.hidden ? rememberSeen() : fetchMissed())
  }
  // The device slept with the page visible: there was no visibility event.
  afterAbsence(awayAtLeast, (left) => !isHidden && mind(fetchMissedSince(left)))
  document.addEventListener('visibilitychange', see)
  // The browser does not report that a server was down.
  network.subscribe(() => network.get() && owed && !isAsking && see())
  // A page closed hours after it was hidden has seen nothing in between.
  window.addEventListener('pagehide', () => !document.hidden && void rememberSeen())
  if (!document.hidden) await fetchMissed()
}

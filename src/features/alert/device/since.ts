// What happened while this device was away, asked when it comes back: into the bell's list, and one quiet card.
import { call } from '../../../core/api/api.ts'
import { isPassing } from '../../../core/api/api-query.ts'
import { network } from '../../../core/api/freshness.ts'
import { afterAbsence } from '../../../core/clock/after-absence.ts'
import { serverTimeOf } from '../../../core/clock/server-time.ts'
import { readSetting, settingKeys, writeSetting } from '../../../core/outbox/subscription-sender.ts'
import { notices } from '../notice/notice-store.ts'
import { findDeviceKey } from './device-call.ts'

/** Milliseconds away before it is worth asking: shorter, and the socket has resumed it all. */
export const awayAtLeast = 5 * 60_000
/** Milliseconds that an absence is looked back on at most. */
const farthest = 3 * 86_400_000

/** From when on this device missed things; null when it was hardly away. Pure. */
export function missedFrom(seenUntil: number | undefined, now: number): number | null {
  if (seenUntil === undefined || seenUntil > now || now - seenUntil < awayAtLeast) return null
  return Math.max(seenUntil, now - farthest)
}

/** An absence that is being asked about, or could not be: until it was, it is as long as it was. */
let owed = false
let isAsking = false

/** Remembers that everything up to now was before the reader's eyes. */
export async function rememberSeen(): Promise<void> {
  if (!owed) await writeSetting(settingKeys.seenUntil, Date.now())
}

export async function lookBack(): Promise<void> {
  const now = Date.now()
  const from = missedFrom(await readSetting<number>(settingKeys.seenUntil), now)
  const device = await findDeviceKey()
  if (from !== null && device) {
    // The page may be left before the answer comes.
    owed = true
    isAsking = true
    try {
      const { list } = await call('POST api/Push/since', { body: { device, since: new Date(serverTimeOf(from)).toISOString() } })
      notices.addMissed(list, from)
    } catch (error) {
      // Asked again at the next return, or when the network is back.
      owed = isPassing(error)
      if (owed) return
      console.warn('what happened meanwhile is not known', error)
    } finally {
      isAsking = false
    }
  }
  owed = false
  await rememberSeen()
}

async function lookBackTo(left: number): Promise<void> {
  if (!owed) await writeSetting(settingKeys.seenUntil, left)
  await lookBack()
}

/** At the start, and whenever the page is seen again. */
export async function watchAbsence(): Promise<void> {
  let isHidden = document.hidden
  const mind = (work: Promise<void>): void => void work.catch((error: unknown) => console.warn('an absence cannot be remembered', error))
  const see = (): void => {
    // The clock hears of the return at the same moment, before this or after it.
    if (document.hidden) isHidden = true
    else setTimeout(() => (isHidden = document.hidden))
    mind(document.hidden ? rememberSeen() : lookBack())
  }
  // A device that slept with the page in sight: nobody has said that it was hidden.
  afterAbsence(awayAtLeast, (left) => !isHidden && mind(lookBackTo(left)))
  document.addEventListener('visibilitychange', see)
  // The browser says nothing of a server that was away.
  network.subscribe(() => network.get() && owed && !isAsking && see())
  // One that is closed hours after it was hidden has seen nothing of them.
  window.addEventListener('pagehide', () => !document.hidden && void rememberSeen())
  if (!document.hidden) await lookBack()
}

// "Until my stream gets there": keeps in the settings how far the stream is behind that is watched on this device.
import { liveQuery } from 'dexie'
import type { AlertSettings } from '../../../../contract/alert.ts'
import { readAlertSettings } from '../../../core/outbox/subscription-sender.ts'
import { streamDelay } from '../../../core/room/stream-delay.ts'
import { deviceAlerts } from '../alert-state.ts'
import { waitAfter } from './wait-after.ts'

export function startStreamWait(save: (patch: Partial<AlertSettings>) => Promise<void>): void {
  streamDelay.hear((behindMs) => {
    const known = deviceAlerts.get().settings.stream
    const stream = known === null ? null : waitAfter(known, behindMs)
    if (stream === known) return
    save({ stream }).catch((error: unknown) => console.warn('alerts do not know how far the stream is behind', error))
  })
  // The room may be open in another window.
  liveQuery(readAlertSettings).subscribe({
    next({ stream = null }) {
      const { settings } = deviceAlerts.get()
      if (settings.stream !== stream) deviceAlerts.set({ settings: { ...settings, stream } })
    },
    error: (error: unknown) => console.warn('alerts do not hear how far the stream is behind', error),
  })
}

// "Until my stream gets there": keeps in the settings how far the stream is behind that is watched on this device.
import { liveQuery } from 'dexie'
import type { AlertSettings } from '../../../../contract/alert.ts'
import { fullSettings } from '../../../../rules/alert/alert-choice.ts'
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
  // The room may be open in another window, and the settings too.
  liveQuery(readAlertSettings).subscribe({
    next(kept) {
      const settings = fullSettings(kept)
      if (JSON.stringify(settings) !== JSON.stringify(deviceAlerts.get().settings)) deviceAlerts.set({ settings })
    },
    error: (error: unknown) => console.warn('alerts do not hear what another window has set', error),
  })
}

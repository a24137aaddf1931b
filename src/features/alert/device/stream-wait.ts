// "Until my stream gets there": stores the latency of the stream watched on this device in the alert settings.
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
    save({ stream }).catch((error: unknown) => console.warn('stream latency write failed', error))
  })
  // The room may be open in another window, and so may the settings.
  liveQuery(readAlertSettings).subscribe({
    next(stored) {
      const settings = fullSettings(stored)
      if (JSON.stringify(settings) !== JSON.stringify(deviceAlerts.get().settings)) deviceAlerts.set({ settings })
    },
    error: (error: unknown) => console.warn('alert settings subscription failed', error),
  })
}

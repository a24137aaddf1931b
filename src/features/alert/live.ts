// Goal notices from the socket: acknowledged so that no push follows, shown and heard when they concern this device.
import type { LiveMessage } from '../../../contract/live.ts'
import { liveConnection } from '../../core/live-connection.ts'
import { preferences } from '../../core/preferences.ts'
import { followStore } from '../follow/follow-store.ts'
import { deviceAlerts } from './device-alerts.ts'
import { notices } from './notice-store.ts'
import { playSound } from './sound.ts'
import { wantedNotice } from './wanted.ts'

export function onNoticeMessage(message: LiveMessage): void {
  if (message.code !== 100 || message.type !== 'goal') return
  const notice = message.data
  if (!document.hidden) liveConnection.ack(notice.match_id, notice.seq)
  const wanted = wantedNotice(notice, followStore.get(), deviceAlerts.get().settings, preferences.get())
  if (!wanted) return
  const isNew = notices.add(notice, wanted.popup)
  if (isNew && wanted.sound && !document.hidden && !notices.get().muted.has(notice.match_id)) playSound(wanted.sound)
}

// Notifications and the alerts of matches as one list, newest first. Pure.
import type { Notification } from '../../../contract/notification.ts'
import type { ListedNotice } from '../alert/notice/notice-list.ts'

export type Entry = { at: number; notification: Notification } | { at: number; alert: ListedNotice }

/** `more`: older notifications are still to be read, so that older alerts wait for their place among them. */
export function byTime(notifications: readonly Notification[], alerts: readonly ListedNotice[], more: boolean): Entry[] {
  const told = notifications.map((notification) => ({ at: Date.parse(notification.at), notification }))
  const oldest = more ? (told.at(-1)?.at ?? 0) : 0
  const heard = alerts.filter(({ at }) => at >= oldest).map((alert) => ({ at: alert.at, alert }))
  // What is told stays in the order of telling: likes that were brought up again have their new moment.
  return [...told, ...heard].sort((left, right) => right.at - left.at)
}

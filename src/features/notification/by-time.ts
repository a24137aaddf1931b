// Merges notifications and match alerts into one list, newest first. Pure.
import type { Notification } from '../../../contract/notification.ts'
import type { ListedNotice } from '../alert/notice/notice-list.ts'

export type Entry = { at: number; notification: Notification } | { at: number; alert: ListedNotice }

/** `more`: older notifications remain to be loaded, so alerts older than the last loaded one are held back. */
export function byTime(notifications: readonly Notification[], alerts: readonly ListedNotice[], more: boolean): Entry[] {
  const dated = notifications.map((notification) => ({ at: Date.parse(notification.at), notification }))
  const oldest = more ? (dated.at(-1)?.at ?? 0) : 0
  const heard = alerts.filter(({ at }) => at >= oldest).map((alert) => ({ at: alert.at, alert }))
  // A stable sort: notifications keep the server's order. An updated one, such as more likes, has a new timestamp.
  return [...dated, ...heard].sort((left, right) => right.at - left.at)
}

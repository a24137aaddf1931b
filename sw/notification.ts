// A match's notification replaces the previous one, unless that one is newer: push services do not preserve the order.

export interface PushNotificationOptions extends NotificationOptions {
  renotify?: boolean
  timestamp?: number
  actions?: { action: string; title: string }[]
}
/** Data for a tap on the notification or one of its buttons, and its position in the match. */
export interface NotificationData {
  navigate: string
  match_id: string
  kind: string
  seq: number
}
type Registration = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>
type DisplayedNotification = Notification & Pick<PushNotificationOptions, 'badge' | 'timestamp' | 'actions'>

/** Milliseconds that the browser has to list its displayed notifications. */
const patience = 1_000

/** Shows the notification; if a newer one of the same match is shown, shows that again, silently: a push must show something. */
export async function showNewest(registration: Registration, title: string, options: PushNotificationOptions): Promise<void> {
  const newer = await findNewer(registration, options)
  if (!newer) return registration.showNotification(title, options)
  const { body, lang, tag, icon, badge, timestamp, actions, data } = newer
  const again: PushNotificationOptions = {
    body,
    lang,
    tag,
    icon,
    badge,
    timestamp,
    actions: [...(actions ?? [])],
    data,
    silent: true,
    renotify: false,
  }
  await registration.showNotification(newer.title, again)
}

async function findNewer(registration: Registration, { tag, data }: PushNotificationOptions): Promise<DisplayedNotification | undefined> {
  const { match_id, seq } = data as NotificationData
  if (!match_id || !tag) return undefined
  const late = new Promise<Notification[]>((resolve) => setTimeout(() => resolve([]), patience))
  try {
    const shown = await Promise.race([registration.getNotifications({ tag }), late])
    return shown.find((one) => ((one.data as Partial<NotificationData> | null)?.seq ?? 0) > seq) as DisplayedNotification | undefined
  } catch (error) {
    console.info('displayed notifications not available', error)
    return undefined
  }
}

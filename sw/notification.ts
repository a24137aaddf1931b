// A notification of a match replaces the one before it, unless that one knows more: push services do not keep the order.

export interface ShownOptions extends NotificationOptions {
  renotify?: boolean
  timestamp?: number
  actions?: { action: string; title: string }[]
}
/** What a tap on the notification, or on one of its buttons, needs to know, and how far in the match it was. */
export interface ShownData {
  navigate: string
  match_id: string
  kind: string
  seq: number
}
type Registration = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>
type Shown = Notification & Pick<ShownOptions, 'badge' | 'timestamp' | 'actions'>

/** Milliseconds that the browser has to say what it shows. */
const patience = 1_000

/** Shows it; when a later one of the same match is on display, that one once more and without a sound: a push always shows something. */
export async function showNewest(registration: Registration, title: string, options: ShownOptions): Promise<void> {
  const newer = await findNewer(registration, options)
  if (!newer) return registration.showNotification(title, options)
  const { body, lang, tag, icon, badge, timestamp, actions, data } = newer
  const again: ShownOptions = {
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

async function findNewer(registration: Registration, { tag, data }: ShownOptions): Promise<Shown | undefined> {
  const { match_id, seq } = data as ShownData
  if (!match_id || !tag) return undefined
  const late = new Promise<Notification[]>((resolve) => setTimeout(() => resolve([]), patience))
  try {
    const shown = await Promise.race([registration.getNotifications({ tag }), late])
    return shown.find((one) => ((one.data as Partial<ShownData> | null)?.seq ?? 0) > seq) as Shown | undefined
  } catch (error) {
    console.info('what is on display cannot be read', error)
    return undefined
  }
}

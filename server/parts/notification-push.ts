// Pushes notifications to closed devices: if the reader wants the kind pushed, once, outside quiet hours, and not while a tab is open.
import type { Logger } from 'pino'
import { timingOf } from '../../rules/alert/alert-timing.ts'
import { notificationText } from '../../rules/alert/notification-text.ts'
import type { Context } from '../core/context.ts'
import { type Repetition, repeat } from '../core/jobs/repeat.ts'
import { findProfiles } from '../features/account/store.ts'
import type { Alerts } from '../features/alert/alerts.ts'
import { endPush } from '../features/alert/device/device-store.ts'
import { type MessageSite, notificationPayload } from '../features/alert/payload.ts'
import { prepareKeys } from '../features/alert/push/encrypt.ts'
import { listDevicesOf, type PushDevice } from '../features/alert/store.ts'
import { type ClaimedPush, claimPushes } from '../features/notification/store.ts'

interface Deps extends Pick<Context, 'db' | 'hub'> {
  log: Pick<Logger, 'error' | 'warn'>
  sender: Alerts['sender']
  site: () => MessageSite
  now: () => number
}

/** Milliseconds between sweeps, notifications claimed per batch, and milliseconds after which a push expires. */
const pollInterval = 30_000
const together = 50
const worthFor = 6 * 3_600_000

/** Call `wake` after writing a notification. */
export function startPushing({ db, hub, log, sender, site, now }: Deps): Repetition {
  async function send(device: PushDevice, text: Buffer, subject: string): Promise<void> {
    const message = { text, subject, until: now() + worthFor, ttl: worthFor / 1_000 }
    const result = await sender.send({ id: device.id, endpoint: device.endpoint, keys: prepareKeys(device) }, message)
    if (result === 'gone') await endPush(db, [device])
  }
  /** A reader who is online or in quiet hours finds it in the list. */
  const isFor = ({ id, settings }: PushDevice): boolean =>
    !hub.isVisible(id) && ['now', 'later'].includes(timingOf(settings, false, now(), now(), false).when)

  async function push({ account_id, event, actor_id, cause }: ClaimedPush, person: string): Promise<void> {
    const devices = (await listDevicesOf(db, account_id)).filter(isFor)
    const options = { nowMs: now(), site: site() }
    const sending = devices.map((device) => {
      const text = notificationText(event, actor_id === null ? '' : person, device.lang, options.site.name)
      return send(device, notificationPayload(text, { lang: device.lang, ...options }), cause)
    })
    for (const ended of await Promise.allSettled(sending))
      if (ended.status === 'rejected') log.warn({ err: ended.reason }, 'pushing a notification failed')
  }
  async function pushClaimed(): Promise<void> {
    for (;;) {
      // Claims first, so that nothing is pushed twice after a crash.
      const claimed = await claimPushes(db, together)
      const people = await findProfiles(
        db,
        claimed.flatMap(({ actor_id }) => actor_id ?? []),
      )
      for (const one of claimed) await push(one, people.get(one.actor_id ?? '')?.nickname ?? '')
      if (claimed.length < together) return
    }
  }
  return repeat(pushClaimed, { every: pollInterval, first: 0, log, failure: 'pushing notifications failed' })
}

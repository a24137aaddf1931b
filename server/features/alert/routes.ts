// Routes to register, unregister and test a device for alerts. Guests may: a device needs no account. Operators test push from the admin.
import type { FastifyInstance } from 'fastify'
import type { DeviceKey } from '../../../contract/alert.ts'
import { limits } from '../../../contract/limits/limits.ts'
import { defaultVapidSubject } from '../../config.ts'
import { outsideTests } from '../../core/audit/outside-test.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/http/fail.ts'
import { RateLimiter, rateLimitsOf } from '../../core/http/rate-limit.ts'
import { route } from '../../core/http/route.ts'
import type { Alerts } from './alerts.ts'
import { type CalendarMatches, serveCalendar } from './device/calendar-route.ts'
import { newDeviceId } from './device/device-key.ts'
import { endPush, noteTest, statusOf, updateWebhook } from './device/device-store.ts'
import { noteSeen } from './device/retention-store.ts'
import { noticesSince } from './device/since.ts'
import { testPayload, webhookTest } from './payload.ts'
import { prepareKeys } from './push/encrypt.ts'
import { judgeEndpoint } from './push/endpoint.ts'
import { judgeWebhook } from './push/webhook.ts'
import { type Device, deleteDevices, findDevice, hasPush, upsertDevice, upsertPushDevice } from './store.ts'

/** Timeout of a test in milliseconds: the user waits for it. */
const testWithin = 10_000
/** New devices per address and hour, so that nobody can fill the disk with them. */
const newDevices = 30
const hour = 3_600_000

export function registerAlerts(app: FastifyInstance, context: Context, alerts: Alerts, matches: CalendarMatches): void {
  const { config, db } = context
  const { deviceKeys, sender, webhooks } = alerts
  const tests = new RateLimiter(rateLimitsOf(limits.pushTests))
  const arrivals = new RateLimiter(rateLimitsOf(config.rateLimit === 0 ? 0 : newDevices), Date.now, hour)
  const admitFrom =
    ({ ip }: { ip: string }) =>
    (): void => {
      const retryAfter = arrivals.take(ip, 'other')
      if (retryAfter > 0) throw fail('too-many', { retryAfter })
    }

  /** The caller's device. A wrong secret returns the same error as an unknown device. */
  async function deviceOf(key: DeviceKey): Promise<Device> {
    const device = deviceKeys.isKey(key) ? await findDevice(db, key.device_id) : undefined
    if (!device) throw fail('not-found')
    await noteSeen(context, device)
    return device
  }
  /** The id to use for a caller. A deleted device is recreated under its own id. */
  function idOf(key: DeviceKey | undefined): string | undefined {
    if (key && !deviceKeys.isKey(key)) throw fail('not-found')
    return key?.device_id
  }

  route(app, 'POST api/Push/subscribe', async ({ body, request }) => {
    if (!judgeEndpoint(body.endpoint, config.pushAllowHosts).ok) throw fail('endpoint-refused')
    refuseBadKeys(body.keys)
    const known = idOf(body.device)
    const id = await upsertPushDevice(db, known ?? newDeviceId(), body, admitFrom(request), known)
    if (id === null) throw fail('endpoint-refused')
    return deviceKeys.keyOf(id)
  })

  route(app, 'POST api/Push/device', async ({ body, request }) =>
    deviceKeys.keyOf(await upsertDevice(db, idOf(body.device) ?? newDeviceId(), body, admitFrom(request))),
  )

  route(app, 'POST api/Push/unsubscribe', async ({ body }) => {
    const known = idOf(body.device)
    // A device that is already deleted needs no cleanup.
    if (known) await deleteDevices(db, [known])
    return {}
  })

  route(app, 'POST api/Push/webhook', async ({ body }) => {
    const { id } = await deviceOf(body.device)
    if (body.webhook && !judgeWebhook(body.webhook.url, config.pushAllowHosts)) throw fail('endpoint-refused')
    await updateWebhook(db, id, body.webhook)
    return {}
  })

  route(app, 'POST api/Push/status', async ({ body }) => statusOf(db, await deviceOf(body.device)))

  route(app, 'POST api/Push/since', async ({ body }) => ({
    list: await noticesSince(db, await deviceOf(body.device), new Date(body.since)),
  }))

  route(app, 'POST api/Push/test', async ({ body }) => {
    const device = await deviceOf(body.device)
    const retryAfter = tests.take(device.id, 'other')
    if (retryAfter > 0) throw fail('too-many', { retryAfter })
    const now = Date.now()
    const byPush = body.by !== 'webhook' && hasPush(device)
    const hasArrived = byPush ? await testPush(device, now) : await webhooks.send(device, () => webhookTest(device.lang, alerts.site()))
    if (!hasArrived) throw fail('push-failed')
    await noteTest(db, device.id, new Date(now))
    return { sent_at: new Date(now).toISOString() }
  })

  const runTest = outsideTests(context, Date.now)
  route(app, 'POST api/Desk/testPush', ({ account, body }) =>
    runTest(account.id, 'push', async () => {
      const device = deviceKeys.isKey(body.device) ? await findDevice(db, body.device.device_id) : undefined
      if (!device || !hasPush(device)) return { result: 'no-target' }
      // Apple's service rejects a token without a contact, so another device may get no alerts.
      const missing = config.vapidSubject === defaultVapidSubject ? ['VAPID_SUBJECT'] : []
      const target = new URL(device.endpoint).host
      return { result: (await testPush(device, Date.now())) ? 'done' : 'failed', target, missing }
    }),
  )

  async function testPush(device: Device, now: number): Promise<boolean> {
    if (!hasPush(device)) return false
    const target = { id: device.id, endpoint: device.endpoint, keys: prepareKeys(device) }
    const text = testPayload({ lang: device.lang, nowMs: now, site: alerts.site() })
    const message = { text, subject: 'test', until: now + testWithin, ttl: 60, test: true }
    const result = await sender.send(target, message)
    if (result !== 'gone') return result === 'sent'
    await endPush(db, [device])
    throw fail('not-found')
  }

  serveCalendar(app, context, { matches, deviceOf, siteName: () => alerts.site().name })
}

/** Rejects keys that cannot encrypt at registration, not when a goal falls. */
function refuseBadKeys(keys: { p256dh: string; auth: string }): void {
  try {
    prepareKeys(keys)
  } catch {
    throw fail('invalid-input')
  }
}

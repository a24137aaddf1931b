import { afterEach, expect, it, vi } from 'vitest'
import { outboxSyncTag } from '../contract/wire/worker.ts'

const settings = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../src/core/follow/match-marks.ts', () => ({ writeMark: async () => undefined }))
vi.mock('../src/core/outbox/subscription-sender.ts', () => ({
  settingKeys: { subscription: 'push-subscription', serverKey: 'push-server-key' },
  readSetting: async (key: string) => settings.get(key),
  writeSetting: async (key: string, value: unknown) => void settings.set(key, value),
  dropSettings: async (...keys: string[]) => {
    for (const key of keys) settings.delete(key)
  },
}))
const done = vi.hoisted(() => [] as string[])
vi.mock('../src/core/outbox/device-outbox.ts', () => ({
  enqueueSubscription: async () => void done.push('put'),
  deviceOutbox: {
    flush: async (_eager?: boolean, before?: () => Promise<void>) => {
      await before?.()
      done.push('sent')
    },
  },
}))
afterEach(() => vi.unstubAllGlobals())

// Written for worker globals, for which these tests have no types.
const { onSubscriptionChange } = (await import('./push.ts' as string)) as { onSubscriptionChange: (event: object) => Promise<void> }

it('lets the browser wake the worker for a new subscription that could not be sent to the server', async () => {
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) }
  const sync = { register: async (tag: string) => void done.push(tag) }
  vi.stubGlobal('self', { registration: { pushManager: { getSubscription: async () => null }, sync } })
  await onSubscriptionChange({ newSubscription: subscription })
  expect(done).toEqual(['put', outboxSyncTag, 'sent'])
  expect(settings.get('push-subscription')).toEqual({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } })
})

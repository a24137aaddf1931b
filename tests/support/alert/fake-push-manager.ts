// Headless Chromium has no push service, so this replaces the page's PushManager by one whose subscription points to a local push service
// with the test's keys. Everything else (permission, worker, server, encryption) is real.
import type { BrowserContext, Page, Response } from '@playwright/test'

export interface TestSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Grants notifications and makes `pushManager.subscribe` return the given subscription. */
export async function placePushService(context: BrowserContext, origin: string, subscription: TestSubscription): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript((given) => {
    let subscribed = false
    const value = {
      endpoint: given.endpoint,
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
      unsubscribe: async () => true,
    }
    PushManager.prototype.subscribe = async () => {
      subscribed = true
      return value as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => (subscribed ? (value as unknown as PushSubscription) : null)
  }, subscription)
}

/** Resolves with the response to the subscription request that contains follows; the first one at page start may contain none. */
export const followsSent = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().endsWith('api/Push/subscribe') && JSON.parse(response.request().postData() ?? '{}').follows?.length > 0,
  )

// Headless Chromium has no push service: the page's PushManager is replaced by one whose subscription points at a
// local push service with keys that the test holds. Everything else (permission, worker, server, encryption) is real.
import type { BrowserContext, Page, Response } from '@playwright/test'

export interface TestSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Grants notifications and makes `pushManager.subscribe` answer with the given subscription. */
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

/** The answer to the subscription that carries follows: the one before it, at the start, may carry none yet. */
export const followsTold = (page: Page): Promise<Response> =>
  page.waitForResponse(
    (response) => response.url().endsWith('api/Push/subscribe') && JSON.parse(response.request().postData() ?? '{}').follows?.length > 0,
  )

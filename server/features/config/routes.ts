// GET api/Config/getConfig: the configuration that the app needs at startup.
import type { FastifyInstance } from 'fastify'
import type { SystemConfig } from '../../../contract/config/config.ts'
import type { Context } from '../../core/context.ts'
import { socketOrigin } from '../../core/http/headers.ts'
import { route } from '../../core/http/route.ts'
import { livePath } from '../../core/live/server.ts'
import { regionOfRequest } from '../../core/region.ts'
import { fixedSystem, type System } from './system.ts'

export interface ConfigFacts {
  vapidPublicKey: string
  buildId: string
  /** The operator's settings; without them only the environment applies. */
  system?: System
}

export function registerConfig(app: FastifyInstance, { config, clock }: Context, facts: ConfigFacts): void {
  const { feed, real, speed } = clock.origin
  const { system = fixedSystem(config) } = facts
  const fixed = {
    im_sdk_app_id: config.tencent?.appId ?? 0,
    vapid_public_key: facts.vapidPublicKey,
    clock: { feed: new Date(feed).toISOString(), real: new Date(real).toISOString(), speed },
    min_build: config.minBuild.replace('this', facts.buildId),
    build: facts.buildId,
    feed: config.feed.kind,
  }
  // The socket's URL depends on the requested host, so that one server can have several names.
  route(app, 'GET api/Config/getConfig', ({ request }) => configFor(request, regionOfRequest(config, request.headers)))

  const configFor = (request: Parameters<typeof socketOrigin>[1], region: string): SystemConfig => ({
    websocket: `${socketOrigin(config, request)}${livePath}`,
    CountryCode: [...system.countries()],
    android_qr_code: system.androidQrCode(),
    mobile_url: system.mobileUrl(),
    // There is one source of odds: the site's own feed.
    company: system.odds(region) ? [{ id: '0', name: system.site().name.en }] : [],
    features: { odds: system.odds(region) },
    off: [...system.off(region)],
    banners: system.banners(region),
    ...fixed,
  })
}

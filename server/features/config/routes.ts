// GET api/Config/getConfig: what the app must know at start.
import type { FastifyInstance } from 'fastify'
import type { SystemConfig } from '../../../contract/config.ts'
import type { Context } from '../../core/context.ts'
import { socketOrigin } from '../../core/headers.ts'
import { livePath } from '../../core/live/server.ts'
import { route } from '../../core/route.ts'
import { countryCodes } from './country-code.ts'

export interface ConfigFacts {
  vapidPublicKey: string
  buildId: string
}

/** There is one source of odds; operators who connect more list them here. */
const companies: SystemConfig['company'] = [{ id: '0', name: 'Grandstand' }]

export function registerConfig(app: FastifyInstance, { config, clock }: Context, facts: ConfigFacts): void {
  const { feed, real, speed } = clock.origin
  const fixed = {
    CountryCode: [...countryCodes],
    android_qr_code: '',
    vapid_public_key: facts.vapidPublicKey,
    clock: { feed: new Date(feed).toISOString(), real: new Date(real).toISOString(), speed },
    min_build: '',
    build: facts.buildId,
    mobile_url: config.mobileUrl,
    company: config.odds ? companies : [],
    features: { odds: config.odds },
    feed: config.feed.kind,
  }
  // The socket's address depends on the host that was asked, so that one server answers under many names.
  route(app, 'GET api/Config/getConfig', ({ request }) => ({
    websocket: `${socketOrigin(config.publicUrl, request)}${livePath}`,
    ...fixed,
  }))
}

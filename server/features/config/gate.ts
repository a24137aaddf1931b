// Rejects writing calls of disabled features. Reads stay possible: users keep access to their money and answers.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feature } from '../../../contract/wire/feature.ts'
import type { Config } from '../../config.ts'
import { fail } from '../../core/http/fail.ts'
import { regionOfRequest } from '../../core/region.ts'
import type { System } from './system.ts'

const closed = new Map<string, Feature>([
  ['/api/Universal/feedback', 'feedback'],
  ['/api/chargerules/payUrl', 'recharge'],
  ['/api/Activity/task_handle_sign', 'tasks'],
  ['/api/Activity/shareTasks', 'tasks'],
  ['/api/Activity/seen', 'tasks'],
  ['/api/goods/exchange', 'mall'],
  ['/api/Expert/apply', 'experts'],
  ['/api/Expert/publish', 'experts'],
  ['/api/Expert/buy', 'experts'],
  ['/api/Expert/tip', 'experts'],
  ['/api/Guess/stake', 'guess'],
])

/** Call before these routes are registered; other calls are not affected. */
export function gateFeatures(app: FastifyInstance, config: Pick<Config, 'regionHeader'>, system: Pick<System, 'isOff'>): void {
  app.addHook('onRoute', (route) => {
    const feature = closed.get(route.url)
    if (!feature) return
    const gate: NonNullable<typeof route.onRequest> = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) =>
      done(system.isOff(feature, regionOfRequest(config, request.headers)) ? fail('unavailable') : undefined)
    route.onRequest = [gate, ...[route.onRequest ?? []].flat()] as typeof route.onRequest
  })
}

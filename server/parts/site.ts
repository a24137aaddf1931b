// The operator's settings of the site: options, name and appearance, legal texts.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../core/context.ts'
import { registerConfigDesk } from '../features/config/desk-routes.ts'
import { registerSiteDesk } from '../features/config/site-desk-routes.ts'
import type { System } from '../features/config/system.ts'
import { registerLegal } from '../features/legal/routes.ts'

export function registerSite(http: FastifyInstance, context: Context, { system }: { system: System }): void {
  registerConfigDesk(http, context, { system })
  registerSiteDesk(http, context, { system })
  registerLegal(http, context, { siteName: () => system.site().name })
}

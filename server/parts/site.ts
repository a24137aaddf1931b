// The operator's settings of the site: options, name and appearance, legal texts.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../core/context.ts'
import { registerConfigAdmin } from '../features/config/admin-routes.ts'
import { registerSiteAdmin } from '../features/config/site-admin-routes.ts'
import type { System } from '../features/config/system.ts'
import { registerLegal } from '../features/legal/routes.ts'

export function registerSite(http: FastifyInstance, context: Context, { system }: { system: System }): void {
  registerConfigAdmin(http, context, { system })
  registerSiteAdmin(http, context, { system })
  registerLegal(http, context, { siteName: () => system.site().name })
}

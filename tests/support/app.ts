// The strict Fastify base with the routes that a test registers, and a configuration for it.
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Config, readConfig } from '../../server/config.ts'
import { createHttp, type HttpDeps } from '../../server/core/http/http.ts'

export const silentLog = pino({ level: 'silent' })

/** Reads the configuration of an environment, without a built app. */
export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({ LOG_LEVEL: 'silent', DEMO_ROOMS: '7', ...env }, '/nonexistent/dist/app')

/** Creates an app for `inject`. `register` adds its routes. */
export async function testApp(register: (app: FastifyInstance) => void, deps: Partial<HttpDeps> = {}): Promise<FastifyInstance> {
  const app = createHttp({ config: testConfig(), log: silentLog, ...deps })
  register(app)
  await app.ready()
  return app
}

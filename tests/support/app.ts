// The strict Fastify base with whatever routes a test registers, and a configuration to build it from.
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { type Config, readConfig } from '../../server/config.ts'
import { createHttp, type HttpParts } from '../../server/core/http/http.ts'

export const silentLog = pino({ level: 'silent' })

/** The configuration that an environment gives; the app is not built. */
export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({ LOG_LEVEL: 'silent', DEMO_ROOMS: '7', ...env }, '/nonexistent/dist/app')

/** An app to inject into. `register` adds its routes. */
export async function testApp(register: (app: FastifyInstance) => void, parts: Partial<HttpParts> = {}): Promise<FastifyInstance> {
  const app = createHttp({ config: testConfig(), log: silentLog, ...parts })
  register(app)
  await app.ready()
  return app
}

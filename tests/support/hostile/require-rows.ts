// Makes test servers refuse to start with a call that has no row in the access matrix. R-ACCESS-1.
import type { FastifyInstance } from 'fastify'
import type { ApiKey } from '../../../contract/api.ts'
import { registeredEndpoints } from '../../../server/core/http/route.ts'
import { accessRows } from './access-rows.ts'

/** Call at server start. @throws if a registered call has no row */
export function requireRows(app: FastifyInstance): void {
  const without = registeredEndpoints(app).filter((key) => !accessRows[key as ApiKey])
  if (without.length > 0) throw new Error(`without a row in the access matrix: ${without.join(', ')}`)
}

// The floor of the API: a bare Fastify with one route that returns given bytes, and 304 if the request has their ETag. Reads one JSON line
// from stdin, { path, method, headers, body } with the body in base64; prints "listening PORT".

import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import fastify from 'fastify'

interface Given {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string
}

const lines = createInterface({ input: process.stdin })
lines.on('line', async (line) => {
  const { path, method, headers, body } = JSON.parse(line) as Given
  const bytes = Buffer.from(body, 'base64')
  const app = fastify()
  app.route({
    method,
    url: path,
    handler: (request, reply) => {
      reply.headers(headers)
      if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send()
      return reply.send(bytes)
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  console.log(`listening ${(app.server.address() as AddressInfo).port}`)
})
lines.on('close', () => process.exit(0))

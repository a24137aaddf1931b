// Serves a folder as the app server serves its files: Fastify, precompressed brotli, one process. Argument: the folder.
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'

const [root = ''] = process.argv.slice(2)
const app = fastify()
await app.register(fastifyStatic, {
  root,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => reply.setHeader('cache-control', path.includes('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'),
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`listening ${address}`)

// The floor of a start: a bare Fastify with one route. Argument: the port.
import fastify from 'fastify'

const app = fastify()
app.get('/', async () => ({ ok: true }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })

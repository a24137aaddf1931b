// npm run relay: a node that only serves live sockets (docs/many-machines.md). It needs neither database nor disk.
import type { RequestListener } from 'node:http'
import { ConfigError } from './config-environment.ts'
import { readRelayConfig } from './config-relay.ts'
import { openEnding } from './core/ending.ts'
import { failureBody } from './core/http/envelope.ts'
import { closedHeaders, commonHeaders } from './core/http/headers.ts'
import { healthBody } from './core/http/health.ts'
import { listen } from './core/http/listener.ts'
import { liveMetrics } from './core/live/metrics.ts'
import { createRelay } from './core/live/relay/relay.ts'
import { attachLive } from './core/live/server.ts'
import { createLog, plainError } from './core/log.ts'
import { createRegistry } from './core/registry.ts'
import { StartError } from './core/start-error.ts'
import { maskText } from './core/text/mask.ts'

/** Milliseconds that open requests have to finish when stopping. */
const drainWithin = 1_000

const ending = openEnding((code) => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A second Ctrl-C exits at once.
    if (ending.code !== null) process.exit(1)
    void ending.end(0)
  })

async function main(): Promise<void> {
  const config = readRelayConfig(process.env)
  const log = createLog(config.logLevel)
  const listener = await listen(config, { onError: (error) => log.warn({ err: error }, 'connections could not be accepted') })
  const metrics = createRegistry()
  const relay = createRelay({ ...config, log, metrics: liveMetrics(metrics) })
  attachLive(listener.server, relay, config)

  const headers = { ...commonHeaders(config.publicUrl), ...closedHeaders, 'cache-control': 'no-store' }
  const json = 'application/json; charset=utf-8'
  const serve: RequestListener = (request, response) => {
    const send = (status: number, type: string, body: string): void => {
      response.writeHead(status, { ...headers, 'content-type': type })
      response.end(body)
    }
    switch (request.url?.split('?')[0]) {
      case '/healthz':
        return send(200, json, healthBody)
      case '/readyz':
        return send(relay.closed ? 503 : 200, json, JSON.stringify({ status: relay.closed ? 'unavailable' : 'ready' }))
      case '/metrics':
        metrics.metrics().then(
          (text) => send(200, metrics.contentType, text),
          (error: unknown) => {
            log.warn({ err: error }, 'metrics could not be read')
            send(503, json, failureBody('unavailable'))
          },
        )
        return
      default:
        return send(404, json, failureBody('not-found'))
    }
  }
  listener.serve(serve)

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught')
    void ending.end(1)
  })
  const stop = async (): Promise<void> => {
    const drained = listener.close(drainWithin)
    await relay.close()
    await drained
  }
  await ending.started({ stop })
  process.stdout.write(`The relay is at http://localhost:${listener.port} for ${config.addresses.join(', ')}\n`)
}

await main().catch((error: unknown) => {
  const known = error instanceof StartError || error instanceof ConfigError
  process.stderr.write(known ? `${maskText(error.message)}\n` : `The relay could not start: ${plainError(error)}\n`)
  process.exit(1)
})

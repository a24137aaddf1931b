// The TCP port: bound first, so that health endpoints respond from the start; the app takes over when it is ready.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Config } from '../../config.ts'
import { StartError } from '../start-error.ts'
import { longestBody, ordinaryBody, watchBody } from './body-time.ts'
import { type ConnectionLimits, limitConnections } from './connection/connection-limits.ts'
import { failureBody } from './envelope.ts'
import { closedHeaders, commonHeaders } from './headers.ts'
import { healthBody, readyBody } from './health.ts'
import { type RefuseSocket, socketRefusal } from './raw-response.ts'

export interface Listener {
  readonly server: Server
  readonly port: number
  /** Routes requests to this handler from now on. */
  serve(handler: RequestListener): void
  /** Refuses new connections and resolves when the open ones are closed, by force after `within` milliseconds. */
  close(within: number): Promise<void>
}

/** Timeout of request headers, in milliseconds; bodies have their own. */
const defaultHeadersTimeout = 10_000
/** Keep-alive in milliseconds: longer than that of proxies (commonly 60 s), or a connection closes while the proxy reuses it. */
const keepAliveTimeout = 72_000
/** Interval of checks for timed-out connections, in milliseconds. */
const connectionsCheckingInterval = 2_000

const startingPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>正在启动 · Starting</title><p>正在启动 · Starting · Đang khởi động</p></html>`

/** `disk` is true because a start that finds the disk full ends. */
const notYet = readyBody({ database: false, feed: false, disk: true })

/** Responds before the app is built and while it stops. */
function serveUnavailable(headers: Readonly<Record<string, string>>): RequestListener {
  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, {
      ...headers,
      'content-type': type,
      'retry-after': '1',
    })
    response.end(body)
  }
  return (request: IncomingMessage, response) => {
    const path = request.url?.split('?')[0]
    if (path === '/healthz') send(response, 200, 'application/json; charset=utf-8', healthBody)
    else if (path === '/readyz') send(response, 503, 'application/json; charset=utf-8', notYet)
    else if (request.headers.accept?.includes('text/html')) send(response, 503, 'text/html; charset=utf-8', startingPage)
    else send(response, 503, 'application/json; charset=utf-8', failureBody('unavailable'))
  }
}

/** Responds to what node:http refuses before a handler sees it. */
function clientErrorHandler(refuse: RefuseSocket) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request'
    refuse(socket, status)
  }
}

function whyNot(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program: stop it, or set PORT to another one.`, error)
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: set PORT to one above 1023.`, error)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST=${host} is not an address of this machine.`, error)
    default:
      return new StartError(`Cannot listen on port ${port}: ${error.message}.`, error)
  }
}

function open(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

interface ListenOptions extends Pick<ConnectionLimits, 'most'> {
  /** Timeout of a body in milliseconds, unless its handler allows more. */
  bodyWithin?: number
  /** Timeout of the headers in milliseconds; overrides the default. */
  headersTimeout?: number
  /** Called for connections that could not be accepted because the process reached its file limit. */
  onError?: (error: Error) => void
}

export async function listen(
  config: Pick<Config, 'port' | 'host' | 'publicUrl'> & Pick<ConnectionLimits, 'trustProxy'>,
  { bodyWithin = ordinaryBody, headersTimeout = defaultHeadersTimeout, onError = () => undefined, most }: ListenOptions = {},
): Promise<Listener> {
  const headers = { ...commonHeaders(config.publicUrl), ...closedHeaders }
  const unavailable = serveUnavailable(headers)
  let current = unavailable
  const refuse = clientErrorHandler(socketRefusal(config.publicUrl))
  const server = createServer(
    { requestTimeout: longestBody, headersTimeout, keepAliveTimeout, connectionsCheckingInterval },
    (request, response) => {
      watchBody(request, bodyWithin, () => {
        // Once headers are sent, only closing is left; otherwise respond with the reason.
        if (response.headersSent) request.destroy()
        else refuse({ name: 'Error', message: 'the body took too long', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket)
      })
      current(request, response)
    },
  )
  server.on('clientError', refuse)
  // node:http handles Expect: 100-continue; no other expectation is known (RFC 9110 section 10.1.1).
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = failureBody('invalid-input')
    const own = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body), connection: 'close' }
    response.writeHead(417, { ...headers, ...own })
    response.end(body)
  })
  try {
    await open(server, config.port, config.host).catch((error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no '::'; all its addresses are 0.0.0.0.
      if (error.code === 'EAFNOSUPPORT' && config.host === '::') return open(server, config.port, '0.0.0.0')
      throw error
    })
  } catch (error) {
    throw whyNot(error as NodeJS.ErrnoException, config)
  }
  limitConnections(server, { ...config, most })
  server.on('error', onError)
  let ended: Promise<void> | undefined
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve: (handler) => {
      current = handler
    },
    close: (within) => {
      current = unavailable
      ended ??= new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), within)
        server.close(() => {
          clearTimeout(force)
          resolve()
        })
        server.closeIdleConnections()
      })
      return ended
    },
  }
}

// Response headers by class of response. R-ACCESS-9.
import type { FastifyRequest } from 'fastify'
import { siteHeader } from '../../../contract/wire/worker.ts'
import { tencentCalls, tencentFiles, tencentSockets } from '../../../rules/chat/tencent-hosts.ts'
import type { Config } from '../../config.ts'

export type ResponseClass = 'html' | 'hashed' | 'file' | 'worker'
type Headers = Readonly<Record<string, string>>

const permissions = [
  'camera=(self)',
  'microphone=(self)',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'display-capture=(self)',
  'autoplay=(self)',
  'fullscreen=(self)',
  'picture-in-picture=(self)',
].join(', ')

/** Addresses of the app, and the storage bucket that it uploads to. */
export type Addresses = Pick<Config, 'publicUrl' | 'mobileUrl'> &
  Partial<Pick<Config, 'storage' | 'streamPlaylist' | 'mediaBase' | 'tencent'>>

/** Headers of every response, errors included. HSTS only with https: on plain localhost it would lock people out. */
export function commonHeaders(publicUrl: string): Headers {
  return {
    [siteHeader]: 'app',
    'x-content-type-options': 'nosniff',
    // URLs may contain a shareCode.
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-frame-options': 'DENY',
    'permissions-policy': permissions,
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * Origin of the live socket as the browser sees it: MOBILE_URL on its host, else PUBLIC_URL, else the request's own host.
 * Empty for an invalid host.
 */
export function socketOrigin({ publicUrl, mobileUrl }: Addresses, request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const own = mobileUrl && new URL(mobileUrl).host === request.host ? mobileUrl : publicUrl
  if (own) return new URL(own).origin.replace(/^http/, 'ws')
  if (!/^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/.test(request.host)) return ''
  return `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.host}`
}

const bucketOrigin = ({ storage }: Addresses): string => (storage ? new URL(storage.url).origin : '')

/** Origins of the external stream engine and of the CDN in front of our own. */
const streamOrigins = ({ streamPlaylist, mediaBase }: Addresses): string =>
  [...new Set([streamPlaylist, mediaBase].flatMap((address) => (address ? new URL(address).origin : [])))].join(' ')

const origins = (scheme: 'https' | 'wss', hosts: readonly string[]): string => hosts.map((host) => `${scheme}://${host}`).join(' ')

/** CSP sources of Tencent's chat: its SDK connects from a blob worker and stores files on other hosts. */
const chatAllowances = ({ tencent }: Addresses): Pick<Elsewhere, 'chat' | 'chatFiles' | 'chatWorkers'> =>
  tencent
    ? {
        chat: `${origins('wss', tencentSockets)} ${origins('https', [...tencentCalls, ...tencentFiles])}`,
        chatFiles: origins('https', tencentFiles),
        chatWorkers: 'blob:',
      }
    : { chat: '', chatFiles: '', chatWorkers: '' }

const cspReportPath = '/api/_report/csp'

interface Elsewhere {
  socket: string
  bucket: string
  streams: string
  chat: string
  chatFiles: string
  chatWorkers: string
}
function htmlPolicy({ socket, bucket, streams, chat, chatFiles, chatWorkers }: Elsewhere, secure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    // Rendered HTML and virtual rows use style attributes for layout; <style> stays blocked.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', 'blob:', streams, chatFiles].filter(Boolean).join(' '),
    ['media-src', "'self'", 'blob:', streams, chatFiles].filter(Boolean).join(' '),
    // Older Safari does not accept 'self' for the socket.
    ['connect-src', "'self'", socket, bucket, streams, chat].filter(Boolean).join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    ['worker-src', "'self'", chatWorkers].filter(Boolean).join(' '),
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(secure ? ['upgrade-insecure-requests'] : []),
    `report-uri ${cspReportPath}`,
    'report-to csp',
  ].join('; ')
}

const closed = "default-src 'none'; frame-ancestors 'none'"

/** Headers of API calls, and the default of everything else. */
export const closedHeaders: Headers = { 'content-security-policy': closed, 'cache-control': 'no-store' }

/** Returns the headers of this class of response, beside the common ones. */
export function headersOf(responseClass: ResponseClass, config: Addresses, request: FastifyRequest): Headers {
  switch (responseClass) {
    case 'html':
      return {
        'content-security-policy': htmlPolicy(
          {
            socket: socketOrigin(config, request),
            bucket: bucketOrigin(config),
            streams: streamOrigins(config),
            ...chatAllowances(config),
          },
          config.publicUrl.startsWith('https:'),
        ),
        'reporting-endpoints': `csp="${cspReportPath}"`,
        'cache-control': 'no-cache',
      }
    case 'worker':
      return { 'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'", 'cache-control': 'no-cache' }
    case 'hashed':
      return { 'content-security-policy': closed, 'cache-control': 'public, max-age=31536000, immutable' }
    case 'file':
      return { 'content-security-policy': closed, 'cache-control': 'no-cache' }
  }
}

// Normalizes the hooks of SRS (6), MediaMTX (1) and nginx-rtmp (1.1).
import { isIP } from 'node:net'
import { plainAddress } from '../../core/http/connection/trusted-peers.ts'
import { trimKey } from '../key/stream-key.ts'

export interface HookCall {
  /** update: a publisher continues. other: an event that does not matter here, such as a viewer. */
  does: 'publish' | 'update' | 'unpublish' | 'other'
  /** Empty if the stream's name cannot be a room's. */
  room: string
  key: string
  /** The engine's connection id; empty if it sends none. */
  client: string
  /** Address of the publisher; empty if the engine sends none. */
  address: string
}

const shape = /^[A-Za-z0-9_-]{1,128}$/
const verbs: Readonly<Record<string, HookCall['does']>> = {
  // SRS: http_hooks { on_publish; on_unpublish }
  on_publish: 'publish',
  on_unpublish: 'unpublish',
  // nginx-rtmp: on_publish, on_update, on_publish_done; MediaMTX: authHTTPAddress, and runOnNotReady with curl
  publish: 'publish',
  update_publish: 'update',
  publish_done: 'unpublish',
  unpublish: 'unpublish',
}

function fieldsOf(body: string, type: string): Record<string, string> | null {
  if (!type.includes('json') && !body.startsWith('{')) return Object.fromEntries(new URLSearchParams(body))
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return null
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, typeof field === 'string' || typeof field === 'number' ? String(field) : '']),
    )
  } catch {
    // An engine that sends invalid JSON is refused like one that sends nothing.
    return null
  }
}

/** Null for a body that none of the three would send. */
export function readHook(body: string | undefined, type: string): HookCall | null {
  const fields = body ? fieldsOf(body, type) : null
  if (!fields) return null
  // SRS and MediaMTX send `action`, nginx-rtmp `call`.
  const verb = fields.action || fields.call || ''
  const does = verbs[verb] ?? 'other'
  if (does === 'other') return verb === '' ? null : { does, room: '', key: '', client: '', address: '' }
  // SRS: stream, and param '?key=…'. nginx-rtmp: name, with the parameters beside it. MediaMTX: path 'live/ROOM', query 'key=…'.
  const room = fields.stream || fields.name || (fields.path ?? '').split('/').at(-1) || ''
  const key = trimKey(fields.key || new URLSearchParams((fields.param || fields.query || '').replace(/^\?/, '')).get('key') || '')
  // SRS: client_id; nginx-rtmp: clientid; MediaMTX: id.
  const client = (fields.client_id || fields.clientid || fields.id || '').slice(0, 128)
  // SRS and MediaMTX: ip; nginx-rtmp: addr.
  const rawAddress = fields.ip || fields.addr || ''
  const address = isIP(rawAddress) === 0 ? '' : plainAddress(rawAddress)
  return shape.test(key) ? { does, room: shape.test(room) ? room : '', key, client, address } : null
}

// Stream keys: 256 bits. The database looks them up by hash; the key itself is encrypted with the server's own secret, so that its
// streamer can read it in the studio while a copy of the database cannot publish.
import { randomBytes } from 'node:crypto'
import type { LiveUrl } from '../../../../contract/room/studio.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import type { Keys } from '../../../core/keys.ts'
import type { RoomDeps } from '../deps.ts'
import { type RoomRow, streamKeyHash, updateRoom } from '../store.ts'
import { saveFormerKey } from './former-key-store.ts'

const about = (roomId: string): string => `room ${roomId} stream key`

export function newStreamKey(keys: Keys, roomId: string, now: number): Pick<RoomRow, 'key_hash' | 'key_sealed' | 'key_at'> {
  const key = randomBytes(32).toString('base64url')
  return { key_hash: streamKeyHash(key), key_sealed: keys.seal(key, about(roomId)), key_at: new Date(now) }
}

/**
 * `host` is the name by which the streamer reached this server. Without RTMP there is no address: the browser publishes. An external
 * engine names its streams by room, with the key as a parameter.
 */
export function liveUrlOf({ keys, config, media }: Pick<RoomDeps, 'keys' | 'config' | 'media'>, row: RoomRow, host: string): LiveUrl {
  const name = config.publicUrl ? new URL(config.publicUrl).hostname : host.replace(/:\d+$/, '')
  const port = media.rtmpPort === 1935 ? '' : `:${media.rtmpPort}`
  const own = media.rtmpPort === null ? '' : `rtmp://${name}${port}/live`
  const key = keys.unseal(row.key_sealed, about(row.id))
  return {
    address: config.streamIngest || own,
    key,
    stream_key: config.streamIngest ? `${row.id}?key=${key}` : key,
    ingest: '/ingest',
    key_at: row.key_at.toISOString(),
  }
}

/** Replaces the key; disconnects a publisher with the old one, who is recognized by it when reconnecting. */
export async function rotateKey({ db, keys, media, directory, now }: RoomDeps, row: RoomRow): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    await saveFormerKey(tx, row.id, new Date(at))
    await updateRoom(tx, row.id, newStreamKey(keys, row.id, at))
  })
  media.kick(row.id)
  await directory.read([row.id])
}

// A picture in a room without a byte of it: an engine elsewhere says by its hook that somebody publishes.

import type { FullWorld } from '../people/full-world.ts'
import type { Streamer } from '../people/room-world.ts'

const secret = 'a-secret-of-the-hooks'
/** For the world whose rooms shall have pictures. */
export const outsideEnv = { STREAM_HOOK_SECRET: secret, STREAM_PLAYLIST: 'https://cdn.example/live/{room}/index.m3u8' }

/** Begins or ends to publish in the room of this streamer. */
export async function outsidePicture(world: FullWorld, streamer: Streamer, action: 'on_publish' | 'on_unpublish'): Promise<void> {
  const { data } = await world.call('GET api/Live/getLiveUrl', { as: streamer })
  const payload = { action, stream: streamer.room, param: `?key=${data.key}`, client_id: 'one' }
  const { statusCode } = await world.app.http.inject({ method: 'POST', url: `/hook/${secret}`, remoteAddress: '127.0.0.1', payload })
  if (statusCode !== 200) throw new Error(`the hook answered ${statusCode}`)
}

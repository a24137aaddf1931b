// Makes a room live without any media: the hook of an external engine reports a publisher.

import type { FullWorld } from '../people/full-world.ts'
import type { Streamer } from '../people/room-world.ts'

const secret = 'a-secret-of-the-hooks'
/** Environment for worlds whose rooms need video. */
export const outsideEnv = { STREAM_HOOK_SECRET: secret, STREAM_PLAYLIST: 'https://cdn.example/live/{room}/index.m3u8' }

/** Starts or stops publishing in the room of this streamer. */
export async function outsidePicture(world: FullWorld, streamer: Streamer, action: 'on_publish' | 'on_unpublish'): Promise<void> {
  const { data } = await world.call('GET api/Live/getLiveUrl', { as: streamer })
  const payload = { action, stream: streamer.room, param: `?key=${data.key}`, client_id: 'one' }
  const { statusCode } = await world.app.http.inject({ method: 'POST', url: `/hook/${secret}`, remoteAddress: '127.0.0.1', payload })
  if (statusCode !== 200) throw new Error(`the hook answered ${statusCode}`)
}

// The full server with people who publish videos: real files, uploaded as the app does.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { putParts } from '../upload/upload-parts.ts'
import type { Person, Reply } from './full-world.ts'
import { type RoomWorld, roomWorld } from './room-world.ts'

/** A synthetic film: drawing/clock-film.mjs. */
export const film = readFileSync(resolve(import.meta.dirname, '../clock-film.mp4'))

export interface VideoWorld extends RoomWorld {
  /** Uploads a file: ticket, bytes, done. Returns the path. */
  send(who: Person, kind: string, bytes: Buffer): Promise<string>
  /** The input of `insert`, with its own files. */
  draft(who: Person, more?: object): Promise<Record<string, unknown>>
  insert(who: Person, body: object): Promise<Reply>
  /** A public video. */
  publish(who: Person, more?: object): Promise<{ id: string }>
  ids(reply: Reply): string[]
}

export async function videoWorld(): Promise<VideoWorld> {
  const world = await roomWorld()
  await takeCategoryPresets(world.app.context.db)
  const png = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#2a7b45' } })
    .png()
    .toBuffer()
  const { call } = world
  const send: VideoWorld['send'] = async (who, kind, bytes) => {
    // Tickets are limited to thirty an hour, which these tests do not cover.
    await world.pool.query("DELETE FROM attempt WHERE kind = 'upload'")
    const { data } = await call('POST api/Member/getQiniuToken', { as: who, body: { kind, size: bytes.length } })
    await putParts(world.app.http, data, bytes)
    return (await call('POST api/Member/uploaded', { as: who, body: { token: data.token } })).data.path
  }
  const draft: VideoWorld['draft'] = async (who, more = {}) => ({
    title: '禁区外的一脚',
    category: 'football',
    cover: await send(who, 'cover', png),
    video: await send(who, 'video', film),
    ...more,
  })
  const insert: VideoWorld['insert'] = (who, body) => call('POST api/Video_user/insert', { as: who, body })
  return {
    ...world,
    send,
    draft,
    insert,
    async publish(who, more) {
      const reply = await insert(who, await draft(who, more))
      if (reply.code !== 0) throw new Error(`not published: ${reply.error}`)
      return reply.data
    },
    ids: ({ data }) => data.list.map(({ id }: { id: string }) => id),
  }
}

// Recordings: an ended broadcast becomes one. They are read from disk, and the oldest are deleted when space runs out.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Playback } from '../../../contract/room/stream.ts'
import type { Context } from '../../core/context.ts'
import type { Broadcast } from '../broadcast.ts'
import { BroadcastFolder, type Still } from '../disk/broadcast-folder.ts'
import type { MediaFile } from '../disk/media-file.ts'
import { recordingPlaylist } from '../pack/playlist.ts'
import * as store from './store.ts'

/** Seconds below which a broadcast counts as a mistake and is not recorded. */
const shortest = 5
/** Lists held in memory. */
const mostOpen = 100

export interface OpenRecording {
  folder: { readonly stills: readonly Still[]; open(name: string): Promise<Buffer | MediaFile | null> }
  playlist: Buffer
  /** Announces a viewer: prepares the beginning. Omitted if the media already exists. */
  prepare?(): void
}
/** Generates a recording without bytes while it is being watched. Null if that is not possible. */
export type MakeRecording = (row: store.PlaybackRow) => OpenRecording | null

const present = (row: store.PlaybackRow): Playback => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  started_at: row.started_at.toISOString(),
  duration_seconds: Math.round(row.duration_ms / 100) / 10,
  url: `/hls/playback/${row.id}/index.m3u8`,
})

export class Recordings {
  private readonly db: Context['db']
  private readonly root: string
  private readonly log: Logger
  private readonly open = new Map<string, OpenRecording>()
  /** Bytes of all recordings. */
  bytes = 0
  make: MakeRecording = () => null

  /** `root` contains the folders of all rooms. */
  constructor(db: Context['db'], root: string, log: Logger) {
    this.db = db
    this.root = root
    this.log = log
  }

  async load(): Promise<void> {
    this.bytes = await store.playbackBytes(this.db)
  }

  async keep({ facts, original, path, bytes }: Broadcast): Promise<void> {
    const stored = await original.folder.load()
    const seconds = stored?.segments.reduce((sum, { duration }) => sum + duration, 0) ?? 0
    // A test broadcast is not kept.
    if (!facts.keep || facts.shownFrom === null || !stored || seconds < shortest) {
      await rm(path, { recursive: true, force: true })
      return
    }
    await store.insertPlayback(this.db, {
      id: facts.id,
      room_id: facts.room,
      title: facts.title,
      cover: facts.cover,
      started_at: new Date(Math.round(stored.segments[0]?.at ?? facts.startedAt)),
      duration_ms: Math.round(seconds * 1_000),
      bytes,
    })
    this.bytes += bytes
  }

  async has(id: string): Promise<boolean> {
    return (await store.findPlayback(this.db, id)) !== undefined
  }

  async list(room: string, limit = 50, offset = 0): Promise<Playback[]> {
    const rows = await store.listPlaybacks(this.db, room, limit, offset)
    return rows.map(present)
  }

  async one(room: string, id: string): Promise<Playback | null> {
    const row = await store.findPlayback(this.db, id)
    return row?.room_id === room ? present(row) : null
  }

  /** The newest recording of each room, newest first. */
  async newest(
    rooms: readonly string[],
    limit: number,
    offset = 0,
  ): Promise<{ list: { room: string; playback: Playback }[]; total: number }> {
    const { list, total } = await store.listNewestPlaybacks(this.db, rooms, limit, offset)
    return { list: list.map((row) => ({ room: row.room_id, playback: present(row) })), total }
  }

  count(rooms: readonly string[]): Promise<Map<string, number>> {
    return store.countPlaybacks(this.db, rooms)
  }

  /** Null if there is no such recording. */
  async find(id: string): Promise<OpenRecording | null> {
    const known = this.open.get(id)
    if (known) return known
    const row = await store.findPlayback(this.db, id)
    const opened = row ? await this.opened(row) : null
    if (!opened) return null
    this.open.set(id, opened)
    const oldest = this.open.keys().next().value
    if (this.open.size > mostOpen && oldest !== undefined) this.open.delete(oldest)
    return opened
  }

  private async opened(row: store.PlaybackRow): Promise<OpenRecording | null> {
    if (row.bytes === 0) return this.make(row)
    const folder = new BroadcastFolder(join(this.root, row.room_id, row.id, 'original'), this.log)
    const stored = await folder.load()
    return stored && { folder, playlist: Buffer.from(recordingPlaylist(stored.segments)) }
  }

  /** Deletes a recording and its media; false if there is none, or it belongs to another room. */
  async remove(id: string, room?: string): Promise<boolean> {
    const row = await store.findPlayback(this.db, id)
    if (!row || (room !== undefined && row.room_id !== room)) return false
    await store.deletePlayback(this.db, id)
    this.open.delete(id)
    this.bytes -= row.bytes
    await rm(join(this.root, row.room_id, row.id), { recursive: true, force: true })
    return true
  }

  /** Deletes the oldest recording; false if there is none. */
  async removeOldest(): Promise<boolean> {
    const row = await store.findOldestPlayback(this.db)
    return row ? this.remove(row.id) : false
  }
}

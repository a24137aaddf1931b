// Keys that have opened a room: one that no longer does is most likely still in somebody's OBS, and his studio can tell him.
import { createHash } from 'node:crypto'

/** More than publish here between two restarts. */
const most = 2_000

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64')

export class FormerKeys {
  /** By the hash: the key itself is kept nowhere. */
  private readonly rooms = new Map<string, string>()

  opened(key: string, roomId: string): void {
    const hash = hashOf(key)
    this.rooms.delete(hash)
    this.rooms.set(hash, roomId)
    const [oldest] = this.rooms.keys()
    if (this.rooms.size > most && oldest !== undefined) this.rooms.delete(oldest)
  }

  /** Null: nobody has ever published with it. */
  roomOf(key: string): string | null {
    return this.rooms.get(hashOf(key)) ?? null
  }
}

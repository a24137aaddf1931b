// Wires the room feature: the directory in memory, broadcasts, reminders, and all routes.
import type { FastifyInstance } from 'fastify'
import { keepReminding } from './announcement/remind.ts'
import { registerAnnouncements } from './announcement/routes.ts'
import { findStreamer, forgetStreamer } from './application/forget.ts'
import { registerApplications } from './application/routes.ts'
import { Directory } from './directory.ts'
import type { RoomParts } from './parts.ts'
import { registerModerationLog } from './standing/log-routes.ts'
import { registerStandings } from './standing/routes.ts'
import { openBroadcasts } from './studio/broadcasts.ts'
import { registerStudio } from './studio/routes.ts'
import { expectViewers } from './viewer/expected-viewers.ts'
import { registerStreamerFollows } from './viewer/follow-routes.ts'
import { registerGrowth } from './viewer/growth.ts'
import { registerRoomLists } from './viewer/list-routes.ts'
import { registerReplays } from './viewer/replay-routes.ts'
import { registerRooms } from './viewer/room-routes.ts'
import { registerWall } from './wall/routes.ts'

export interface Rooms {
  readonly directory: Directory
  /** `featured`: the match featured on the home page, if one of its streams runs. */
  register(app: FastifyInstance, featured: () => string | null): void
  /** Starts a broadcast as its streamer would, for the demonstration world. */
  start(roomId: string): Promise<void>
  /** Closes the room of a deleted account and deletes its data. */
  forget(accountId: string): Promise<void>
  /** Returns an account's stored data for its export. */
  keptOf(accountId: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

export async function openRooms(given: Omit<RoomParts, 'directory'>): Promise<Rooms> {
  const directory = new Directory(given)
  const parts: RoomParts = { ...given, directory }
  await directory.read()
  const broadcasts = openBroadcasts(parts)
  const endReminding = keepReminding(parts)
  return {
    directory,
    register(app, featured) {
      registerRoomLists(app, parts)
      registerReplays(app, parts)
      registerRooms(app, parts)
      registerStudio(app, parts, broadcasts)
      registerStandings(app, parts)
      registerModerationLog(app, parts)
      registerAnnouncements(app, parts)
      registerStreamerFollows(app, parts)
      registerGrowth(app, parts)
      registerApplications(app, parts)
      registerWall(app, parts, broadcasts)
      expectViewers(app, parts, featured)
    },
    async start(roomId) {
      const state = directory.get(roomId)
      if (state && !state.broadcast) await broadcasts.start(state)
    },
    async forget(accountId) {
      const state = directory.ofStreamer(accountId)
      if (state?.broadcast) await broadcasts.end(state.row.id, 'ended')
      if (state) parts.media.kick(state.row.id)
      await forgetStreamer(parts, accountId)
      await directory.read(state ? [state.row.id] : [])
    },
    keptOf: (accountId) => findStreamer(parts, accountId),
    async close() {
      await broadcasts.close()
      await endReminding()
      await directory.close()
    },
  }
}

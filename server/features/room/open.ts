// Wires the room feature: the directory in memory, broadcasts, reminders, and all routes.
import type { FastifyInstance } from 'fastify'
import { startReminding } from './announcement/remind.ts'
import { registerAnnouncements } from './announcement/routes.ts'
import { registerApplications } from './application/routes.ts'
import { deleteStreamerData, findStreamer } from './application/streamer-data.ts'
import type { RoomDeps } from './deps.ts'
import { Directory } from './directory.ts'
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
  deleteAccountData(accountId: string): Promise<void>
  /** Returns an account's stored data for its export. */
  personalData(accountId: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

export async function openRooms(given: Omit<RoomDeps, 'directory'>): Promise<Rooms> {
  const directory = new Directory(given)
  const deps: RoomDeps = { ...given, directory }
  await directory.read()
  const broadcasts = openBroadcasts(deps)
  const endReminding = startReminding(deps)
  return {
    directory,
    register(app, featured) {
      registerRoomLists(app, deps)
      registerReplays(app, deps)
      registerRooms(app, deps)
      registerStudio(app, deps, broadcasts)
      registerStandings(app, deps)
      registerModerationLog(app, deps)
      registerAnnouncements(app, deps)
      registerStreamerFollows(app, deps)
      registerGrowth(app, deps)
      registerApplications(app, deps)
      registerWall(app, deps, broadcasts)
      expectViewers(app, deps, featured)
    },
    async start(roomId) {
      const state = directory.get(roomId)
      if (state && !state.broadcast) await broadcasts.start(state)
    },
    async deleteAccountData(accountId) {
      const state = directory.ofStreamer(accountId)
      if (state?.broadcast) await broadcasts.end(state.row.id, 'ended')
      if (state) deps.media.kick(state.row.id)
      await deleteStreamerData(deps, accountId)
      await directory.read(state ? [state.row.id] : [])
    },
    personalData: (accountId) => findStreamer(deps, accountId),
    async close() {
      await broadcasts.close()
      await endReminding()
      await directory.close()
    },
  }
}

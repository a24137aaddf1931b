// Wires videos with their dependencies: uploads, recordings, matches, the word filter.
import type { FastifyInstance } from 'fastify'
import { subjectOf } from '../../rules/comment/subject.ts'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import { countCommentsOf, deleteSubjects } from '../features/comment/store.ts'
import { findWithEvents } from '../features/match/read/detail-store.ts'
import { deletePlaces } from '../features/room/danmaku/store.ts'
import { registerVideoActions } from '../features/video/action-routes.ts'
import { registerVideoAdmin } from '../features/video/admin-routes.ts'
import { registerVideoCategories } from '../features/video/category-routes.ts'
import type { VideoDeps } from '../features/video/deps.ts'
import { registerVideos } from '../features/video/routes.ts'
import { danmakuId } from '../features/video/store.ts'
import { openViews } from '../features/video/views.ts'
import { mediaAddress } from '../media/address.ts'
import type { Media } from '../media/media.ts'

interface Given extends Pick<VideoDeps, 'uploads' | 'words'> {
  media: Pick<Media, 'removePlayback'>
  /** Call when a room has lost a recording. */
  roomChanged(id: string): void
  now?: () => number
}

export async function openVideos(
  app: FastifyInstance,
  context: Context,
  { media, roomChanged, uploads, words, now = Date.now }: Given,
  closing: Pick<Closing, 'add'>,
): Promise<void> {
  const { db, log, clock, config } = context
  const keys = await openKeys(config)
  const deps: VideoDeps = {
    db,
    log,
    clock,
    keys,
    words,
    uploads,
    now,
    addressOf: (url) => mediaAddress(config, url),
    async matchOf(matchId) {
      const found = await findWithEvents(db, matchId)
      return found && { sport: found.core.sport, events: found.events }
    },
    commentsOf: (ids) => countCommentsOf(db, 'video', ids),
    async deleteTalk(ids) {
      await deletePlaces(db, ids.map(danmakuId))
      await deleteSubjects(
        db,
        ids.map((id) => subjectOf('video', id)),
      )
    },
    async removePlayback(roomId, id) {
      const isGone = await media.removePlayback(roomId, id)
      if (isGone) roomChanged(roomId)
      return isGone
    },
  }
  const views = openViews(deps)
  closing.add('views of videos', () => views.close())
  registerVideos(app, deps, views)
  registerVideoActions(app, deps, views)
  registerVideoCategories(app, deps)
  registerVideoAdmin(app, deps)
}

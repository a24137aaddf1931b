// Wires videos with their dependencies: uploads, recordings, matches, the word filter.
import type { FastifyInstance } from 'fastify'
import type { Closing } from '../core/closing.ts'
import type { Context } from '../core/context.ts'
import { openKeys } from '../core/keys.ts'
import { countCommentsOf, forgetSubjects, subjectOf } from '../features/comment/store.ts'
import { forgetPlaces } from '../features/danmaku/store.ts'
import { findTold } from '../features/match/read/detail-store.ts'
import { registerVideoCategories } from '../features/video/category-routes.ts'
import { registerVideoDeeds } from '../features/video/deed-routes.ts'
import { registerVideoDesk } from '../features/video/desk-routes.ts'
import type { VideoParts } from '../features/video/parts.ts'
import { registerVideos } from '../features/video/routes.ts'
import { danmakuId } from '../features/video/store.ts'
import { openViews } from '../features/video/views.ts'
import { mediaAddress } from '../media/address.ts'
import type { Media } from '../media/media.ts'

interface Given extends Pick<VideoParts, 'uploads' | 'words'> {
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
  const parts: VideoParts = {
    db,
    log,
    clock,
    keys,
    words,
    uploads,
    now,
    addressOf: (url) => mediaAddress(config, url),
    async matchOf(matchId) {
      const found = await findTold(db, matchId)
      return found && { sport: found.core.sport, events: found.events }
    },
    commentsOf: (ids) => countCommentsOf(db, 'video', ids),
    async forgetTalk(ids) {
      await forgetPlaces(db, ids.map(danmakuId))
      await forgetSubjects(
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
  const views = openViews(parts)
  closing.add('views of videos', () => views.close())
  registerVideos(app, parts, views)
  registerVideoDeeds(app, parts, views)
  registerVideoCategories(app, parts)
  registerVideoDesk(app, parts)
}

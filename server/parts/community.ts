// Wires what users write outside the rooms: circles and posts, comments on everything, reports.
import type { FastifyInstance } from 'fastify'
import type { MatchRow } from '../../contract/match/match-row.ts'
import type { Context } from '../core/context.ts'
import { decideRoomMessage } from '../features/chat/store.ts'
import { registerCircleAdmin } from '../features/circle/admin-routes.ts'
import { createPosts } from '../features/circle/post/posts.ts'
import { registerCircles } from '../features/circle/routes.ts'
import { commentablePost, reportablePost } from '../features/circle/subject-types.ts'
import { commentableMatch } from '../features/comment/commentable-match.ts'
import { createComments } from '../features/comment/comments.ts'
import { reportableComment } from '../features/comment/reportable.ts'
import { registerComments } from '../features/comment/routes.ts'
import type { Commentables } from '../features/comment/store.ts'
import { commentableScheme } from '../features/expert/commentable.ts'
import { commentableNews } from '../features/news/commentable.ts'
import { registerReportAdmin } from '../features/report/admin-routes.ts'
import { reportablePerson } from '../features/report/people.ts'
import { registerReports } from '../features/report/routes.ts'
import type { Reportables } from '../features/report/store.ts'
import { reportableDanmaku } from '../features/room/danmaku/reportable.ts'
import { reportableRoom } from '../features/room/reportable.ts'
import type { Uploads } from '../features/upload/uploads.ts'
import { commentableVideo } from '../features/video/commentable.ts'
import { reportableVideo } from '../features/video/reportable.ts'
import type { Words } from '../features/word-filter/store.ts'

export interface CommunityDeps {
  /** Deletes stored uploads. */
  uploads: Pick<Uploads, 'remove'>
  words: Words
  matches: { row(id: string): MatchRow | undefined; find(id: string): Promise<MatchRow | undefined> }
  /** Real milliseconds. */
  now?: () => number
}

/** Returns the commentable things. */
export function registerCommunity(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'events' | 'hub'>,
  { uploads, words, matches, now = Date.now }: CommunityDeps,
): Commentables {
  const { db, clock, events } = context
  const commentables: Commentables = {
    post: commentablePost(context),
    news: commentableNews(context),
    match: commentableMatch(matches),
    video: commentableVideo(context),
    scheme: commentableScheme(context),
  }
  const reportables: Reportables = {
    post: reportablePost(context, uploads.remove),
    comment: reportableComment(db),
    room: reportableRoom(db),
    person: reportablePerson(db),
    video: reportableVideo(db),
    danmaku: reportableDanmaku(context, decideRoomMessage),
  }
  const isMatch = async (id: string): Promise<boolean> => (await matches.find(id)) !== undefined
  registerComments(app, createComments({ db, clock, events, words, now, subjectTypes: commentables }))
  registerCircles(app, context, createPosts({ db, clock, events, words, now, isMatch, removeFiles: uploads.remove }))
  registerCircleAdmin(app, context, now)
  registerReports(app, { db, now, subjectTypes: reportables })
  registerReportAdmin(app, { db, now, subjectTypes: reportables })
  return commentables
}

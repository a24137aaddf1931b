// Personal data that the features store, in two lists: for an account's export (with member-rows.ts), and for deletion with the account.
// Not in the second are the ledger's entries (money, gifts, sales, stakes: they stay, without a name) and data that expires within minutes
// (codes, sessions, attempts).
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Keys } from '../core/keys.ts'
import { forgetChat } from '../features/chat/store.ts'
import { circleDataOf, forgetPosts } from '../features/circle/post/store.ts'
import { commentDataOf, forgetComments } from '../features/comment/leave.ts'
import { forgetSubjects, subjectOf } from '../features/comment/store.ts'
import { danmakuDataOf, forgetDanmaku, forgetPlaces } from '../features/danmaku/store.ts'
import { expertDataOf, forgetExpert } from '../features/expert/store.ts'
import { detachFeedback } from '../features/feedback/store.ts'
import { findBook, forgetBook } from '../features/follow/store.ts'
import { forgetBag } from '../features/gift/store.ts'
import { forgetGroups } from '../features/group/store.ts'
import { forgetStatuses } from '../features/guard/store.ts'
import { guessesOf } from '../features/guess/store.ts'
import { forgetHorns } from '../features/horn/store.ts'
import { forgetDeliveries } from '../features/mall/take.ts'
import { forgetSupport, listSupport } from '../features/match/read/battle-store.ts'
import { forgetRatings, listRatings } from '../features/match/read/rating-store.ts'
import { deleteVerification } from '../features/member/store.ts'
import { forgetNotifications, listNotificationsOf } from '../features/notification/store.ts'
import { forgetFan } from '../features/rank/store.ts'
import { detachReports, reportDataOf } from '../features/report/store.ts'
import { forgetTasks } from '../features/task/store.ts'
import { danmakuId, forgetVideos, videoDataOf } from '../features/video/store.ts'
import { deletePayoutAccounts } from '../features/withdrawal/store.ts'

/** The export of each feature. */
export const keptOf = (db: NodePgDatabase): ((accountId: string) => Promise<Record<string, unknown>>)[] => [
  async (accountId) => ({ supported: await listSupport(db, accountId), ratings: await listRatings(db, accountId) }),
  (accountId) => circleDataOf(db, accountId),
  (accountId) => commentDataOf(db, accountId),
  (accountId) => videoDataOf(db, accountId),
  (accountId) => danmakuDataOf(db, accountId),
  (accountId) => expertDataOf(db, accountId),
  (accountId) => guessesOf(db, accountId),
  (accountId) => reportDataOf(db, accountId),
  async (accountId) => ({ follow_book: await findBook(db, accountId), told: await listNotificationsOf(db, accountId) }),
]

/** The deletions of each feature, which run one after the other. */
export const forgotten = (db: NodePgDatabase, keys: Keys): ((accountId: string) => Promise<void>)[] => [
  (accountId) => deleteVerification(db, accountId),
  (accountId) => detachFeedback(db, accountId),
  (accountId) => forgetTasks(db, accountId),
  (accountId) => forgetSupport(db, accountId),
  (accountId) => forgetRatings(db, accountId),
  (accountId) => forgetBag(db, accountId),
  (accountId) => forgetStatuses(db, accountId),
  (accountId) => forgetFan(db, accountId),
  (accountId) => forgetExpert(db, accountId),
  (accountId) => forgetGroups(db, accountId),
  (accountId) => forgetChat(db, accountId),
  (accountId) => forgetDanmaku(db, accountId),
  (accountId) => forgetComments(db, accountId),
  async (accountId) => {
    const ids = await forgetVideos(db, accountId)
    await forgetPlaces(db, ids.map(danmakuId))
    await forgetSubjects(
      db,
      ids.map((id) => subjectOf('video', id)),
    )
  },
  (accountId) => forgetPosts(db, accountId),
  (accountId) => detachReports(db, accountId),
  (accountId) => forgetBook(db, accountId),
  (accountId) => forgetHorns(db, accountId),
  (accountId) => forgetDeliveries(db, keys, accountId),
  (accountId) => deletePayoutAccounts(db, accountId),
  (accountId) => forgetNotifications(db, accountId),
]

// Personal data that the features store, in two lists: for an account's export (with member-rows.ts), and for deletion with the account.
// Not in the second are the ledger's entries (money, gifts, sales, stakes: they stay, without a name) and data that expires within minutes
// (codes, sessions, attempts).
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { subjectOf } from '../../rules/comment/subject.ts'
import type { Keys } from '../core/keys.ts'
import { deleteVerification } from '../features/account/member/store.ts'
import { deleteGroupsOf } from '../features/chat/group/store.ts'
import { deleteChatOf } from '../features/chat/store.ts'
import { circleDataOf, deletePostsOf } from '../features/circle/post/store.ts'
import { commentDataOf, deleteCommentsOf } from '../features/comment/leave-store.ts'
import { deleteSubjects } from '../features/comment/store.ts'
import { deleteExpert, expertDataOf } from '../features/expert/store.ts'
import { detachFeedback } from '../features/feedback/store.ts'
import { deleteFollowOrder, findFollowOrder } from '../features/follow/store.ts'
import { deleteStatusesOf } from '../features/gift/guard/store.ts'
import { clearHornsOf } from '../features/gift/horn/store.ts'
import { deleteFanOf } from '../features/gift/rank/store.ts'
import { deleteBagOf } from '../features/gift/store.ts'
import { guessesOf } from '../features/guess/store.ts'
import { deleteSupportOf, listSupport } from '../features/match/read/battle-store.ts'
import { deleteRatingsOf, listRatings } from '../features/match/read/rating-store.ts'
import { deletePayoutAccounts } from '../features/money/withdrawal/store.ts'
import { deleteNotificationsOf, listNotificationsOf } from '../features/notification/store.ts'
import { detachReports, reportDataOf } from '../features/report/store.ts'
import { danmakuDataOf, deleteDanmakuOf, deletePlaces } from '../features/room/danmaku/store.ts'
import { clearDeliveriesOf } from '../features/task/mall/take.ts'
import { deleteTasksOf } from '../features/task/store.ts'
import { danmakuId, deleteVideosOf, videoDataOf } from '../features/video/store.ts'

/** The export of each feature. */
export const personalData = (db: NodePgDatabase): ((accountId: string) => Promise<Record<string, unknown>>)[] => [
  async (accountId) => ({ supported: await listSupport(db, accountId), ratings: await listRatings(db, accountId) }),
  (accountId) => circleDataOf(db, accountId),
  (accountId) => commentDataOf(db, accountId),
  (accountId) => videoDataOf(db, accountId),
  (accountId) => danmakuDataOf(db, accountId),
  (accountId) => expertDataOf(db, accountId),
  (accountId) => guessesOf(db, accountId),
  (accountId) => reportDataOf(db, accountId),
  async (accountId) => ({ follow_book: await findFollowOrder(db, accountId), told: await listNotificationsOf(db, accountId) }),
]

/** The deletions of each feature, which run one after the other. */
export const dataDeleters = (db: NodePgDatabase, keys: Keys): ((accountId: string) => Promise<void>)[] => [
  (accountId) => deleteVerification(db, accountId),
  (accountId) => detachFeedback(db, accountId),
  (accountId) => deleteTasksOf(db, accountId),
  (accountId) => deleteSupportOf(db, accountId),
  (accountId) => deleteRatingsOf(db, accountId),
  (accountId) => deleteBagOf(db, accountId),
  (accountId) => deleteStatusesOf(db, accountId),
  (accountId) => deleteFanOf(db, accountId),
  (accountId) => deleteExpert(db, accountId),
  (accountId) => deleteGroupsOf(db, accountId),
  (accountId) => deleteChatOf(db, accountId),
  (accountId) => deleteDanmakuOf(db, accountId),
  (accountId) => deleteCommentsOf(db, accountId),
  async (accountId) => {
    const ids = await deleteVideosOf(db, accountId)
    await deletePlaces(db, ids.map(danmakuId))
    await deleteSubjects(
      db,
      ids.map((id) => subjectOf('video', id)),
    )
  },
  (accountId) => deletePostsOf(db, accountId),
  (accountId) => detachReports(db, accountId),
  (accountId) => deleteFollowOrder(db, accountId),
  (accountId) => clearHornsOf(db, accountId),
  (accountId) => clearDeliveriesOf(db, keys, accountId),
  (accountId) => deletePayoutAccounts(db, accountId),
  (accountId) => deleteNotificationsOf(db, accountId),
]

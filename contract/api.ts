// The whole API, one entry per endpoint, keyed by method and path as given. R-WIRE-1.

import { accountEndpoints } from './account/account.ts'
import { memberEndpoints } from './account/member.ts'
import { adminEndpoints } from './admin/admin.ts'
import { communityAdminEndpoints } from './admin/community-admin.ts'
import { discoverAdminEndpoints } from './admin/discover-admin.ts'
import { expertAdminEndpoints } from './admin/expert-admin.ts'
import { exportAdminEndpoints } from './admin/export-admin.ts'
import { findAdminEndpoints } from './admin/find-admin.ts'
import { giftAdminEndpoints } from './admin/gift-admin.ts'
import { healthAdminEndpoints } from './admin/health-admin.ts'
import { leagueAdminEndpoints } from './admin/league-admin.ts'
import { legalAdminEndpoints } from './admin/legal-admin.ts'
import { moneyAdminEndpoints } from './admin/money-admin.ts'
import { newsAdminEndpoints } from './admin/news-admin.ts'
import { overviewAdminEndpoints } from './admin/overview-admin.ts'
import { pendingDecisionEndpoints } from './admin/pending-decision.ts'
import { queueAdminEndpoints } from './admin/queue-admin.ts'
import { setupAdminEndpoints } from './admin/setup-admin.ts'
import { siteAdminEndpoints } from './admin/site-admin.ts'
import { taskAdminEndpoints } from './admin/task-admin.ts'
import { videoAdminEndpoints } from './admin/video-admin.ts'
import { waitingAdminEndpoints } from './admin/waiting-admin.ts'
import { wallAdminEndpoints } from './admin/wall-admin.ts'
import { alertEndpoints } from './alert.ts'
import { bannerEndpoints } from './banner.ts'
import { chatEndpoints } from './chat/chat.ts'
import { groupEndpoints } from './chat/group.ts'
import { circleEndpoints } from './circle.ts'
import { commentEndpoints } from './comment.ts'
import { configEndpoints } from './config/config.ts'
import { expertEndpoints } from './expert/expert.ts'
import { schemeEndpoints } from './expert/scheme.ts'
import { feedbackEndpoints } from './feedback.ts'
import { followEndpoints } from './follow/follow.ts'
import { followOrderEndpoints } from './follow/follow-order.ts'
import { envelopeEndpoints } from './gift/envelope.ts'
import { giftEndpoints } from './gift/gift.ts'
import { guardEndpoints } from './gift/guard.ts'
import { hornEndpoints } from './gift/horn.ts'
import { rankEndpoints } from './gift/rank.ts'
import { guessEndpoints } from './guess.ts'
import { legalEndpoints } from './legal.ts'
import { dataEndpoints } from './match/data.ts'
import { matchEndpoints } from './match/match.ts'
import { oddsEndpoints } from './match/odds.ts'
import { ratingEndpoints } from './match/rating.ts'
import { billEndpoints } from './money/bill.ts'
import { rechargeEndpoints } from './money/recharge.ts'
import { walletEndpoints } from './money/wallet.ts'
import { withdrawalEndpoints } from './money/withdrawal.ts'
import { newsEndpoints } from './news.ts'
import { notificationEndpoints } from './notification.ts'
import { reportEndpoints } from './report.ts'
import { danmakuEndpoints } from './room/danmaku.ts'
import { moderationEndpoints } from './room/moderation.ts'
import { replayEndpoints } from './room/replay.ts'
import { roomEndpoints } from './room/room.ts'
import { studioEndpoints } from './room/studio.ts'
import { searchEndpoints } from './search.ts'
import { mallEndpoints } from './task/mall.ts'
import { taskEndpoints } from './task/task.ts'
import { videoEndpoints } from './video.ts'
import type { BodyOf, DataOf, Endpoint, QueryOf } from './wire/endpoint.ts'

export const api = {
  ...accountEndpoints,
  ...bannerEndpoints,
  ...billEndpoints,
  ...chatEndpoints,
  ...circleEndpoints,
  ...commentEndpoints,
  ...communityAdminEndpoints,
  ...configEndpoints,
  ...danmakuEndpoints,
  ...dataEndpoints,
  ...adminEndpoints,
  ...discoverAdminEndpoints,
  ...envelopeEndpoints,
  ...expertAdminEndpoints,
  ...expertEndpoints,
  ...feedbackEndpoints,
  ...exportAdminEndpoints,
  ...findAdminEndpoints,
  ...followOrderEndpoints,
  ...followEndpoints,
  ...giftAdminEndpoints,
  ...giftEndpoints,
  ...groupEndpoints,
  ...guardEndpoints,
  ...guessEndpoints,
  ...healthAdminEndpoints,
  ...hornEndpoints,
  ...leagueAdminEndpoints,
  ...legalAdminEndpoints,
  ...legalEndpoints,
  ...mallEndpoints,
  ...matchEndpoints,
  ...memberEndpoints,
  ...moderationEndpoints,
  ...moneyAdminEndpoints,
  ...newsAdminEndpoints,
  ...newsEndpoints,
  ...notificationEndpoints,
  ...oddsEndpoints,
  ...overviewAdminEndpoints,
  ...alertEndpoints,
  ...pendingDecisionEndpoints,
  ...queueAdminEndpoints,
  ...rankEndpoints,
  ...ratingEndpoints,
  ...rechargeEndpoints,
  ...reportEndpoints,
  ...roomEndpoints,
  ...replayEndpoints,
  ...schemeEndpoints,
  ...searchEndpoints,
  ...setupAdminEndpoints,
  ...siteAdminEndpoints,
  ...studioEndpoints,
  ...taskAdminEndpoints,
  ...taskEndpoints,
  ...videoAdminEndpoints,
  ...videoEndpoints,
  ...waitingAdminEndpoints,
  ...walletEndpoints,
  ...wallAdminEndpoints,
  ...withdrawalEndpoints,
}
export type Api = typeof api
export type ApiKey = keyof Api
/** Calls that require a signed-in user. */
export type SignedInKey = { [K in ApiKey]: Api[K]['who'] extends 'guest' ? never : K }[ApiKey]
/** Calls that take an idempotency key: those whose `effect` is 'money'. */
export type MoneyKey = { [K in SignedInKey]: Api[K]['effect'] extends 'money' ? K : never }[SignedInKey]
/** Computed once per endpoint, so that lookups by key cost the compiler next to nothing. */
type Types = { [K in ApiKey]: { data: DataOf<Api[K]>; query: QueryOf<Api[K]>; body: BodyOf<Api[K]> } }
export type ApiData<K extends ApiKey> = Types[K]['data']
export type ApiQuery<K extends ApiKey> = Types[K]['query']
export type ApiBody<K extends ApiKey> = Types[K]['body']

/** Endpoints by noun, in the order of the API page. Admin endpoints (`api/Desk/…`) form a noun of their own, wherever they are declared. */
export const nouns = {
  match: [matchEndpoints, oddsEndpoints, ratingEndpoints],
  data: [dataEndpoints],
  news: [newsEndpoints],
  search: [searchEndpoints],
  site: [configEndpoints, bannerEndpoints, legalEndpoints],
  account: [accountEndpoints, memberEndpoints, feedbackEndpoints],
  follow: [followEndpoints, followOrderEndpoints],
  alert: [alertEndpoints],
  notification: [notificationEndpoints],
  room: [roomEndpoints, replayEndpoints, studioEndpoints, moderationEndpoints],
  chat: [chatEndpoints, danmakuEndpoints, groupEndpoints, hornEndpoints],
  gift: [giftEndpoints, envelopeEndpoints, guardEndpoints, rankEndpoints],
  wallet: [walletEndpoints, billEndpoints, rechargeEndpoints, withdrawalEndpoints],
  task: [taskEndpoints, mallEndpoints],
  community: [circleEndpoints, commentEndpoints, reportEndpoints],
  video: [videoEndpoints],
  expert: [expertEndpoints, schemeEndpoints, guessEndpoints],
} as const satisfies Record<string, readonly Record<string, Endpoint>[]>

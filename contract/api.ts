// The whole API, one entry per endpoint, keyed by method and path as given. R-WIRE-1.
import { alertEndpoints } from './alert.ts'
import { authEndpoints } from './auth.ts'
import { bannerEndpoints } from './banner.ts'
import { chatEndpoints } from './chat.ts'
import { circleEndpoints } from './circle.ts'
import { commentEndpoints } from './comment.ts'
import { configEndpoints } from './config.ts'
import { danmakuEndpoints } from './danmaku.ts'
import { communityDeskEndpoints } from './desk/community-desk.ts'
import { deskEndpoints } from './desk/desk.ts'
import { discoverDeskEndpoints } from './desk/discover-desk.ts'
import { expertDeskEndpoints } from './desk/expert-desk.ts'
import { exportDeskEndpoints } from './desk/export-desk.ts'
import { findDeskEndpoints } from './desk/find-desk.ts'
import { giftDeskEndpoints } from './desk/gift-desk.ts'
import { healthDeskEndpoints } from './desk/health-desk.ts'
import { leagueDeskEndpoints } from './desk/league-desk.ts'
import { legalDeskEndpoints } from './desk/legal-desk.ts'
import { moneyDeskEndpoints } from './desk/money-desk.ts'
import { newsDeskEndpoints } from './desk/news-desk.ts'
import { overviewDeskEndpoints } from './desk/overview-desk.ts'
import { pendingDecisionEndpoints } from './desk/pending-decision.ts'
import { queueDeskEndpoints } from './desk/queue-desk.ts'
import { setupDeskEndpoints } from './desk/setup-desk.ts'
import { siteDeskEndpoints } from './desk/site-desk.ts'
import { taskDeskEndpoints } from './desk/task-desk.ts'
import { videoDeskEndpoints } from './desk/video-desk.ts'
import { waitingDeskEndpoints } from './desk/waiting-desk.ts'
import { wallDeskEndpoints } from './desk/wall-desk.ts'
import { expertEndpoints } from './expert.ts'
import { followEndpoints } from './follow.ts'
import { followBookEndpoints } from './follow-book.ts'
import { envelopeEndpoints } from './gift/envelope.ts'
import { giftEndpoints } from './gift/gift.ts'
import { guardEndpoints } from './gift/guard.ts'
import { rankEndpoints } from './gift/rank.ts'
import { groupEndpoints } from './group.ts'
import { guessEndpoints } from './guess.ts'
import { hornEndpoints } from './horn.ts'
import { legalEndpoints } from './legal.ts'
import { mallEndpoints } from './mall.ts'
import { dataEndpoints } from './match/data.ts'
import { matchEndpoints } from './match/match.ts'
import { oddsEndpoints } from './match/odds.ts'
import { ratingEndpoints } from './match/rating.ts'
import { memberEndpoints } from './member.ts'
import { billEndpoints } from './money/bill.ts'
import { rechargeEndpoints } from './money/recharge.ts'
import { walletEndpoints } from './money/wallet.ts'
import { withdrawalEndpoints } from './money/withdrawal.ts'
import { newsEndpoints } from './news.ts'
import { notificationEndpoints } from './notification.ts'
import { reportEndpoints } from './report.ts'
import { moderationEndpoints } from './room/moderation.ts'
import { replayEndpoints } from './room/replay.ts'
import { roomEndpoints } from './room/room.ts'
import { studioEndpoints } from './room/studio.ts'
import { schemeEndpoints } from './scheme.ts'
import { searchEndpoints } from './search.ts'
import { taskEndpoints } from './task.ts'
import { videoEndpoints } from './video.ts'
import type { BodyOf, DataOf, Endpoint, QueryOf } from './wire/endpoint.ts'

export const api = {
  ...authEndpoints,
  ...bannerEndpoints,
  ...billEndpoints,
  ...chatEndpoints,
  ...circleEndpoints,
  ...commentEndpoints,
  ...communityDeskEndpoints,
  ...configEndpoints,
  ...danmakuEndpoints,
  ...dataEndpoints,
  ...deskEndpoints,
  ...discoverDeskEndpoints,
  ...envelopeEndpoints,
  ...expertDeskEndpoints,
  ...expertEndpoints,
  ...exportDeskEndpoints,
  ...findDeskEndpoints,
  ...followBookEndpoints,
  ...followEndpoints,
  ...giftDeskEndpoints,
  ...giftEndpoints,
  ...groupEndpoints,
  ...guardEndpoints,
  ...guessEndpoints,
  ...healthDeskEndpoints,
  ...hornEndpoints,
  ...leagueDeskEndpoints,
  ...legalDeskEndpoints,
  ...legalEndpoints,
  ...mallEndpoints,
  ...matchEndpoints,
  ...memberEndpoints,
  ...moderationEndpoints,
  ...moneyDeskEndpoints,
  ...newsDeskEndpoints,
  ...newsEndpoints,
  ...notificationEndpoints,
  ...oddsEndpoints,
  ...overviewDeskEndpoints,
  ...alertEndpoints,
  ...pendingDecisionEndpoints,
  ...queueDeskEndpoints,
  ...rankEndpoints,
  ...ratingEndpoints,
  ...rechargeEndpoints,
  ...reportEndpoints,
  ...roomEndpoints,
  ...replayEndpoints,
  ...schemeEndpoints,
  ...searchEndpoints,
  ...setupDeskEndpoints,
  ...siteDeskEndpoints,
  ...studioEndpoints,
  ...taskDeskEndpoints,
  ...taskEndpoints,
  ...videoDeskEndpoints,
  ...videoEndpoints,
  ...waitingDeskEndpoints,
  ...walletEndpoints,
  ...wallDeskEndpoints,
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
  account: [authEndpoints, memberEndpoints],
  follow: [followEndpoints, followBookEndpoints],
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

// The whole API, one entry an endpoint, keyed by method and path as the specification has them.
import { authEndpoints } from './auth.ts'
import { bannerEndpoints } from './banner.ts'
import { billEndpoints } from './bill.ts'
import { chatEndpoints } from './chat.ts'
import { circleEndpoints } from './circle.ts'
import { commentEndpoints } from './comment.ts'
import { communityDeskEndpoints } from './community-desk.ts'
import { configEndpoints } from './config.ts'
import { danmakuEndpoints } from './danmaku.ts'
import { dataEndpoints } from './data.ts'
import { deskEndpoints } from './desk.ts'
import type { BodyOf, DataOf, QueryOf } from './endpoint.ts'
import { envelopeEndpoints } from './envelope.ts'
import { expertEndpoints } from './expert.ts'
import { expertDeskEndpoints } from './expert-desk.ts'
import { followBookEndpoints } from './follow-book.ts'
import { giftEndpoints } from './gift.ts'
import { giftDeskEndpoints } from './gift-desk.ts'
import { groupEndpoints } from './group.ts'
import { guardEndpoints } from './guard.ts'
import { guessEndpoints } from './guess.ts'
import { hornEndpoints } from './horn.ts'
import { mallEndpoints } from './mall.ts'
import { matchEndpoints } from './match.ts'
import { memberEndpoints } from './member.ts'
import { moderationEndpoints } from './moderation.ts'
import { moneyDeskEndpoints } from './money-desk.ts'
import { newsEndpoints } from './news.ts'
import { newsDeskEndpoints } from './news-desk.ts'
import { notificationEndpoints } from './notification.ts'
import { pushEndpoints } from './push.ts'
import { rankEndpoints } from './rank.ts'
import { ratingEndpoints } from './rating.ts'
import { rechargeEndpoints } from './recharge.ts'
import { reportEndpoints } from './report.ts'
import { roomEndpoints } from './room.ts'
import { schemeEndpoints } from './scheme.ts'
import { searchEndpoints } from './search.ts'
import { studioEndpoints } from './studio.ts'
import { taskEndpoints } from './task.ts'
import { videoEndpoints } from './video.ts'
import { videoDeskEndpoints } from './video-desk.ts'
import { walletEndpoints } from './wallet.ts'
import { withdrawalEndpoints } from './withdrawal.ts'

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
  ...envelopeEndpoints,
  ...expertDeskEndpoints,
  ...expertEndpoints,
  ...followBookEndpoints,
  ...giftDeskEndpoints,
  ...giftEndpoints,
  ...groupEndpoints,
  ...guardEndpoints,
  ...guessEndpoints,
  ...hornEndpoints,
  ...mallEndpoints,
  ...matchEndpoints,
  ...memberEndpoints,
  ...moderationEndpoints,
  ...moneyDeskEndpoints,
  ...newsDeskEndpoints,
  ...newsEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...rankEndpoints,
  ...ratingEndpoints,
  ...rechargeEndpoints,
  ...reportEndpoints,
  ...roomEndpoints,
  ...schemeEndpoints,
  ...searchEndpoints,
  ...studioEndpoints,
  ...taskEndpoints,
  ...videoDeskEndpoints,
  ...videoEndpoints,
  ...walletEndpoints,
  ...withdrawalEndpoints,
}
export type Api = typeof api
export type ApiKey = keyof Api
/** Worked out once an endpoint: asked by key they cost the compiler next to nothing. */
type Types = { [K in ApiKey]: { data: DataOf<Api[K]>; query: QueryOf<Api[K]>; body: BodyOf<Api[K]> } }
export type ApiData<K extends ApiKey> = Types[K]['data']
export type ApiQuery<K extends ApiKey> = Types[K]['query']
export type ApiBody<K extends ApiKey> = Types[K]['body']

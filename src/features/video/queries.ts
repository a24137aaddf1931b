// Queries of the video pages.
import type { ApiData } from '../../../contract/api.ts'
import type { RankRange } from '../../../contract/gift/rank.ts'
import type { VideoRankKind, VideoSort, VideoTab } from '../../../contract/video.ts'
import { videoSize } from '../../../rules/screen/bodies.ts'
import { apiQuery } from '../../core/api/api-query.ts'

export const videoPageSize = videoSize
export type VideoPage = ApiData<'POST api/Video/getList'>

export const videoListQuery = (tab: VideoTab, page: number, limit = videoPageSize) =>
  apiQuery('POST api/Video/getList', { body: { tab, page, limit } })
export const categoryVideosQuery = (id: string, sort: VideoSort, page: number) =>
  apiQuery('GET api/video/videoList', { query: { id, sort, page: String(page), limit: String(videoPageSize) } })
export const favoritesQuery = (page: number) => apiQuery('POST api/Video_user/favoriteList', { body: { page, limit: videoPageSize } })
export const ownVideosQuery = (page: number) => apiQuery('POST api/Video/anchorWorks', { body: { page, limit: videoPageSize } })
export const personVideosQuery = (uid: string, limit: number) =>
  apiQuery('GET api/Video/userPostList', { query: { uid, limit: String(limit) } })
export const videoKey = 'POST api/Video/getVideoInfo'
export const videoQuery = (id: string) => apiQuery(videoKey, { body: { id } })
export const videoRankQuery = (range: RankRange, by: VideoRankKind) => apiQuery('GET api/videoRank/getRank', { query: { range, by } })
export const categoriesQuery = () => apiQuery('GET api/Videoclassification')
export const recommendedQuery = () => apiQuery('GET api/videocclassification/recommend')
export const myCategoriesQuery = () => apiQuery('POST api/Videoclassification/myClassification')

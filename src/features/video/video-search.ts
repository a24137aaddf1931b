// Search parameters of the video pages. Pure.
import type { RankRange } from '../../../contract/gift/rank.ts'
import type { VideoRankKind, VideoSort, VideoTab } from '../../../contract/video.ts'
import { readId } from '../../core/read-address.ts'
import { readName } from '../../core/read-name.ts'

export type ListTab = VideoTab | 'rank' | 'favorites' | 'mine'
export interface VideoListSearch {
  tab?: ListTab
  range?: RankRange
  by?: VideoRankKind
}
const tabs: readonly unknown[] = ['hot', 'new', 'follow', 'rank', 'favorites', 'mine'] satisfies ListTab[]
const ranges: readonly unknown[] = ['week', 'month'] satisfies RankRange[]

/** Omits the defaults: recommended, today and views. */
export const readVideoList = ({ tab, range, by }: Record<string, unknown>): VideoListSearch => ({
  ...(tabs.includes(tab) ? { tab: tab as ListTab } : {}),
  ...(tab === 'rank' && ranges.includes(range) ? { range: range as RankRange } : {}),
  ...(tab === 'rank' && by === 'likes' ? { by } : {}),
})

export interface VideoPlayerSearch {
  id?: string
}
export function readVideoPlayer(search: Record<string, unknown>): VideoPlayerSearch {
  const id = readId(search.id)
  return id ? { id } : {}
}

/** R-SHELL-9: type=3, and the id and name of the selected category. */
export interface ClassifySearch {
  type?: 3
  id?: string
  name?: string
  sort?: VideoSort
}
export function readClassify(search: Record<string, unknown>): ClassifySearch {
  const id = readId(search.id)
  if (!id) return {}
  const name = readName(search.name)
  return { type: 3, id, ...(name && { name }), ...(search.sort === 'hot' && { sort: 'hot' }) }
}

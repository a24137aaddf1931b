// Reads of the first screens of video lists.
import { videoGridKey, videoSize } from './bodies.ts'
import { type FirstRead, pageOf, readOf } from './first-read.ts'

/** Personal lists. */
const ownTabs: ReadonlySet<string> = new Set(['follow', 'favorites', 'mine'])

export function videoListReads(search: URLSearchParams): FirstRead[] | null {
  const tab = search.get('tab') ?? 'recommend'
  if (ownTabs.has(tab)) return null
  if (tab === 'rank')
    return [readOf('GET api/videoRank/getRank', { query: { range: search.get('range') ?? 'day', by: search.get('by') ?? 'views' } })]
  return [pageOf('POST api/Video/getList', { body: { tab, page: 1, limit: videoSize } }, [videoGridKey, tab], 1)]
}

/** The categories, or one of them with its videos. */
export function categoryReads(search: URLSearchParams): FirstRead[] {
  const id = search.get('id')
  const categories = readOf('GET api/Videoclassification')
  if (id === null) return [categories, readOf('GET api/videocclassification/allList'), readOf('GET api/videocclassification/recommend')]
  const sort = search.get('sort') ?? 'new'
  const query = { id, sort, page: '1', limit: String(videoSize) }
  return [categories, { ...pageOf('GET api/video/videoList', { query }, [videoGridKey, 'category', id, sort], 1), isSubject: true }]
}

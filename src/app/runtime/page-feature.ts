// Maps a page to the switchable feature that it belongs to.
import type { Feature } from '../../../contract/wire/feature.ts'

const pages: readonly (readonly [path: string, feature: Feature])[] = [
  ['/basketball', 'basketball'],
  ['/base-basketball', 'basketball'],
  ['/schedule', 'schedule'],
  ['/news', 'news'],
  ['/detail', 'news'],
  ['/search', 'search'],
  ['/downLoad', 'download'],
  ['/feedback', 'feedback'],
  ['/foresight', 'experts'],
  ['/specialist', 'experts'],
  ['/specialist-home', 'experts'],
  ['/specialist-info', 'experts'],
  ['/specialist-detail', 'experts'],
  ['/trophy/home', 'guess'],
]
/** `type` of the tasks page within /member. */
const tasksType = '8'

export function pageFeature(path: string, search: string): Feature | null {
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (page === '/member' && new URLSearchParams(search).get('type') === tasksType) return 'tasks'
  return pages.find(([known]) => known === page)?.[1] ?? null
}

// Which feature a page belongs to, of those that can be switched off.
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
/** The tasks are a page of the personal centre. */
const tasksType = '8'

export function pageFeature(path: string, search: string): Feature | null {
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (page === '/member' && new URLSearchParams(search).get('type') === tasksType) return 'tasks'
  return pages.find(([known]) => known === page)?.[1] ?? null
}

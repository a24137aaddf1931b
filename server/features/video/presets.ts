// Preset categories of videos for a new site; the operator changes them in the admin pages.
import { addCategories, type CategoryRow } from './store.ts'

const base: [id: string, zh: string, en: string, vi: string, results: boolean][] = [
  ['football', '足球', 'Football', 'Bóng đá', true],
  ['basketball', '篮球', 'Basketball', 'Bóng rổ', true],
  ['tennis', '网球', 'Tennis', 'Quần vợt', true],
  ['badminton', '羽毛球', 'Badminton', 'Cầu lông', true],
  ['esports', '电竞', 'Esports', 'Esports', true],
  ['training', '教学', 'Coaching', 'Hướng dẫn', false],
  ['talk', '聊球', 'Talk', 'Trò chuyện', false],
  ['other', '综合', 'More', 'Khác', false],
]

export const categoryRows: readonly CategoryRow[] = base.map(([id, zh, en, vi, results], place) => ({
  id,
  name: { zh, en, vi },
  results,
  place,
  shown: true,
}))

/** Inserts categories that do not exist yet; returns their ids. */
export const takeCategoryPresets = (db: Parameters<typeof addCategories>[0]): Promise<string[]> => addCategories(db, categoryRows)

// Texts for how much of a day is cached on this device.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { ListAvailability } from '../../../../core/packs/list-availability.ts'

/** Plain strings: a catalog for three words in each of fourteen days would cost more than they do. */
export const availabilityMessages: Record<Lang, Record<ListAvailability, string>> = {
  zh: { whole: '已保存', part: '只存了关注的', none: '没有保存' },
  en: { whole: 'saved', part: 'only what you follow is saved', none: 'not saved' },
  vi: { whole: 'đã lưu', part: 'chỉ lưu mục bạn theo dõi', none: 'chưa lưu' },
}

/** Introduces the legend of the marks. */
export const marksWord: Record<Lang, string> = { zh: '日期下的标记：', en: 'Marks under the days: ', vi: 'Dấu dưới các ngày: ' }

// Titles for readers who hide results: the teams and the kind of content, as the app shows them.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { NewsTopic } from '../../../contract/news.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { nameOf } from '../../../rules/text/name/name.ts'

export const topicMessages: Record<Lang, Record<NewsTopic, string>> = {
  zh: {
    ...{ flash: '快讯', report: '战报', transfer: '转会', injury: '伤病' },
    ...{ preview: '前瞻', opinion: '评论', youth: '青训', fixtures: '赛程' },
  },
  en: {
    ...{ flash: 'In brief', report: 'Report', transfer: 'Transfers', injury: 'Injuries' },
    ...{ preview: 'Preview', opinion: 'Opinion', youth: 'Youth', fixtures: 'Fixtures' },
  },
  vi: {
    ...{ flash: 'Tin nhanh', report: 'Sau trận', transfer: 'Chuyển nhượng', injury: 'Chấn thương' },
    ...{ preview: 'Nhận định', opinion: 'Bình luận', youth: 'Đào tạo trẻ', fixtures: 'Lịch thi đấu' },
  },
}

const between: Record<Lang, string> = { zh: ' 对 ', en: ' vs ', vi: ' gặp ' }
export const scoreHidden: Record<Lang, string> = { zh: '比分已隐藏', en: 'Score hidden', vi: 'Tỷ số đang ẩn' }

/** 临江潮汐 对 北固铁狮 · 战报; without known teams, `kind` alone. `kind`: the kind of content, in a word. */
export function safeTitle(teams: readonly Name[] | undefined, { isMatch, kind }: { isMatch: boolean; kind: string }, lang: Lang): string {
  const names = (teams ?? []).map((name) => nameOf(name, lang))
  if (names.length === 0) return kind
  return `${names.join(isMatch && names.length === 2 ? between[lang] : ' / ')} · ${kind}`
}

// Parts of a season with their own tables: half seasons, and the groups into which a league splits after its rounds.
import type { Name } from '../../../contract/wire/name.ts'

const names = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

export const seasonParts = {
  apertura: names('开幕联赛', 'Apertura', 'Apertura'),
  clausura: names('闭幕联赛', 'Clausura', 'Clausura'),
  'first-half': names('上半年联赛', 'First half of the year', 'Nửa đầu năm'),
  'second-half': names('下半年联赛', 'Second half of the year', 'Nửa cuối năm'),
  'championship-round': names('争冠组', 'Championship round', 'Nhóm tranh vô địch'),
  'europe-round': names('欧战资格组', 'European play-offs', 'Nhóm tranh vé châu Âu'),
  'promotion-round': names('升级组', 'Promotion round', 'Nhóm tranh thăng hạng'),
  'relegation-round': names('保级组', 'Relegation round', 'Nhóm trụ hạng'),
  'final-round': names('决赛轮', 'Final round', 'Vòng chung kết'),
  'eastern-conference': names('东部', 'Eastern Conference', 'Miền Đông'),
  'western-conference': names('西部', 'Western Conference', 'Miền Tây'),
} as const satisfies Record<string, Name>
export type SeasonPart = keyof typeof seasonParts

export const isSeasonPart = (word: string): word is SeasonPart => Object.hasOwn(seasonParts, word)

/** Parts whose teams carry over their results; the others start from zero. */
const goingOn: ReadonlySet<string> = new Set<SeasonPart>(['championship-round', 'europe-round', 'promotion-round', 'relegation-round'])
export const goesOn = (part: string): boolean => goingOn.has(part)

/** Name of a group or a part in the three languages. A group is a letter or a number, with or without the word. */
export function tableName(group: string): Name {
  if (isSeasonPart(group)) return seasonParts[group]
  const mark = group.replace(/^(?:group|pool|grp\.?|grupo|gruppe)\s+/i, '').trim()
  if (!/^[a-z0-9]{1,2}$/i.test(mark)) return names(group, group, group)
  const letter = mark.toUpperCase()
  return names(`${letter}组`, `Group ${letter}`, `Bảng ${letter}`)
}

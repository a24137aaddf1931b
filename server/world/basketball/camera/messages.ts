// Texts of the picture.
import type { Phase } from '../../../../contract/match/match-row.ts'
import type { Language } from '../../camera/score-bug.ts'

export type Texts = Record<Language, string>
const ends: Partial<Record<Phase, Texts>> = {
  'not-started': { zh: '赛前', en: 'Soon', vi: 'Sắp' },
  'q1-break': { zh: '第一节结束', en: 'End of Q1', vi: 'Hết hiệp 1' },
  'half-time': { zh: '中场', en: 'Half-time', vi: 'Nghỉ giữa trận' },
  'q3-break': { zh: '第三节结束', en: 'End of Q3', vi: 'Hết hiệp 3' },
  'overtime-break': { zh: '加时', en: 'Overtime', vi: 'Hiệp phụ' },
  finished: { zh: '完场', en: 'Final', vi: 'Kết thúc' },
}
export const endWord = (phase: Phase, language: Language): string => ends[phase]?.[language] ?? ''

const short: Partial<Record<Phase, Texts>> = {
  'not-started': { zh: '赛前', en: 'Soon', vi: 'Sắp' },
  'half-time': { zh: '中场', en: 'HT', vi: 'Nghỉ' },
  finished: { zh: '完场', en: 'FT', vi: 'Hết' },
}
const pause: Texts = { zh: '节间', en: 'Break', vi: 'Nghỉ' }
export const phaseWord = (phase: Phase, language: Language): string =>
  short[phase]?.[language] ?? (phase.endsWith('-break') ? pause[language] : '')

export const timeout: Texts = { zh: '暂停', en: 'Time-out', vi: 'Hội ý' }
export const lead: Texts = { zh: '反超', en: 'Takes the lead', vi: 'Vượt lên dẫn trước' }
export const threes: Record<Language, (count: number) => string> = {
  zh: (count) => `第 ${count} 记三分`,
  en: (count) => `Three-pointer no. ${count}`,
  vi: (count) => `Cú ném ba điểm thứ ${count}`,
}
export const points: Record<Language, (count: number) => string> = {
  zh: (count) => `${count} 分`,
  en: (count) => `${count} pts`,
  vi: (count) => `${count} điểm`,
}
export const run: Record<Language, (own: number) => string> = {
  zh: (own) => `连得 ${own} 分`,
  en: (own) => `${own}-0 run`,
  vi: (own) => `Chuỗi ${own}-0`,
}

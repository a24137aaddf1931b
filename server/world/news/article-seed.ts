// The source of a demonstration article: a text in three languages with slots, and its requirements.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { NewsTopic } from '../../../contract/news.ts'
import type { Name } from '../../../contract/wire/name.ts'

/** The kind of match that an article needs. Each shape has its own slots. */
export type Shape =
  | 'any'
  | 'home-win'
  | 'away-win'
  | 'thrashing'
  | 'draw'
  | 'goalless'
  | 'comeback'
  | 'late-winner'
  | 'red-card'
  | 'cancelled-goal'
  | 'close'
  | 'clear'

export interface MatchCriteria {
  when: 'over' | 'upcoming'
  shape: Shape
  /** Leagues in order of preference; falls back to any league of the sport. */
  leagues: string[]
}

/**
 * The text in one language: the title, the summary, then one block per line; `## ` begins a heading, `> ` a quote.
 * Slots are in braces. Of the world: {hxcl-lj} a team, {hxcl-lj.s} its short name, {hxcl} a league, {hxcl.s} its short
 * name, {p:hxcl-lj} a player of the team. Of the match: see match-slots.ts.
 */
export interface ArticleSeed {
  key: string
  topic: NewsTopic
  sport: Sport
  /** A picture of public/news. */
  cover: string
  by: keyof typeof authors
  /** Hours before product now at which it was published; a report is published when its match is over. */
  age: number
  about?: MatchCriteria
  /** Ids of the simulated world. */
  league?: string
  teams?: string[]
  zh: string
  en: string
  vi: string
}

export const authors = {
  front: { zh: '看台前线', en: 'Grandstand Desk', vi: 'Ban tin Khán đài' },
  huai: { zh: '老槐', en: 'Lao Huai', vi: 'Lão Hòe' },
  data: { zh: '顾一数据局', en: 'Gu Yi, by the numbers', vi: 'Cố Nhất và những con số' },
  chi: { zh: '兰芷', en: 'Lan Chi', vi: 'Lan Chi' },
  feng: { zh: '篮下阿峰', en: 'A-Feng under the rim', vi: 'A Phong dưới rổ' },
  wan: { zh: '林晚', en: 'Lin Wan', vi: 'Lâm Vãn' },
  night: { zh: '夜航', en: 'Night Flight', vi: 'Chuyến Bay Đêm' },
} as const satisfies Record<string, Name>

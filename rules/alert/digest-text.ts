// Formats the digest: everything suppressed by quiet hours, snooze or an outage, one line per match, with its current state.
import type { GoalNotice } from '../../contract/alert.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { teamName } from '../text/name/name.ts'
import { type AlertText, cut } from './alert-text.ts'

/** The last notice of a match, and whether its score is hidden. */
export interface DigestEntry {
  notice: GoalNotice
  hide: boolean
}

interface DigestMessages {
  title: (matches: number) => string
  hiddenTitle: string
  states: Record<string, string>
  /** Suffix of a result decided by a shoot-out. */
  kicks: (score: string) => string
  between: string
}

const messages: Record<Lang, DigestMessages> = {
  zh: {
    title: (matches) => `你错过的 ${matches} 场比赛`,
    hiddenTitle: '你错过的比赛',
    states: {
      'full-time': '完场',
      moved: '改期',
      postponed: '推迟',
      cancelled: '取消',
      suspended: '中断',
      abandoned: '腰斩',
      awarded: '判定',
    },
    kicks: (score) => `，点球 ${score}`,
    between: '；',
  },
  en: {
    title: (matches) => (matches === 1 ? '1 match you missed' : `${matches} matches you missed`),
    hiddenTitle: 'Matches you missed',
    states: {
      'full-time': 'FT',
      moved: 'rescheduled',
      postponed: 'postponed',
      cancelled: 'cancelled',
      suspended: 'suspended',
      abandoned: 'abandoned',
      awarded: 'awarded',
    },
    kicks: (score) => `, ${score} on pens`,
    between: '; ',
  },
  vi: {
    title: (matches) => `${matches} trận bạn đã bỏ lỡ`,
    hiddenTitle: 'Những trận bạn đã bỏ lỡ',
    states: {
      'full-time': 'kết thúc',
      moved: 'dời lịch',
      postponed: 'hoãn',
      cancelled: 'hủy',
      suspended: 'tạm dừng',
      abandoned: 'hủy giữa chừng',
      awarded: 'xử thắng',
    },
    kicks: (score) => `, luân lưu ${score}`,
    between: '; ',
  },
}

/** Notices from before the start of play: a score would be made up. */
const scoreless = new Set(['soon', 'line-up', 'kick-off', 'moved', 'postponed', 'cancelled'])
/** Notices that reveal a result as final: hidden from readers who hide scores. */
const resulting = new Set(['full-time', 'awarded'])
const longestTitle = 90
const longestBody = 400

function lineOf({ notice, hide }: DigestEntry, lang: Lang): string {
  const { states, kicks } = messages[lang]
  const between = hide || scoreless.has(notice.event) ? '–' : `${notice.home_score}:${notice.away_score}`
  const state = hide && resulting.has(notice.event) ? undefined : states[notice.event]
  const match = `${teamName(notice, 'home', lang)} ${between} ${teamName(notice, 'away', lang)}`
  if (!state) return match
  const end = notice.shootout ? `${state}${kicks(`${notice.shootout[0]}:${notice.shootout[1]}`)}` : state
  return lang === 'zh' ? `${match}（${end}）` : `${match} (${end})`
}

/** `entries`: one per match. */
export function digestText(entries: readonly DigestEntry[], lang: Lang): AlertText {
  const { title, hiddenTitle, between } = messages[lang]
  return {
    title: cut(entries.some(({ hide }) => hide) ? hiddenTitle : title(entries.length), longestTitle),
    body: cut(entries.map((entry) => lineOf(entry, lang)).join(between), longestBody),
  }
}

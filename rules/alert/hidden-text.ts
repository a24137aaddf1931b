// Formats an alert for a reader who hides scores: that something happened, and between which teams. No digits.
import type { GoalNotice } from '../../contract/alert.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { nameOf, teamName } from '../text/name/name.ts'

interface HiddenMessages {
  /** Texts that do not reveal a score. Everything else is `news`. */
  allowed: Record<string, string>
  news: string
}

const messages: Record<Lang, HiddenMessages> = {
  zh: {
    allowed: {
      'line-up': '首发公布：',
      soon: '即将开赛：',
      'kick-off': '开赛：',
      'tip-off': '跳球开赛：',
      'half-time': '中场：',
      'second-half': '下半场开始：',
      'full-time': '完场：',
      final: '终场：',
      moved: '改期：',
      postponed: '推迟：',
      cancelled: '取消：',
      suspended: '比赛中断：',
      resumed: '比赛继续：',
      abandoned: '腰斩：',
    },
    news: '比赛有新动态，点开查看',
  },
  en: {
    allowed: {
      'line-up': 'Line-ups are out: ',
      soon: 'Starting soon: ',
      'kick-off': 'Under way: ',
      'tip-off': 'Tip-off: ',
      'half-time': 'Half-time: ',
      'second-half': 'Second half: ',
      'full-time': 'Full-time: ',
      final: 'Final: ',
      moved: 'Rescheduled: ',
      postponed: 'Postponed: ',
      cancelled: 'Cancelled: ',
      suspended: 'Match suspended: ',
      resumed: 'Match resumed: ',
      abandoned: 'Abandoned: ',
    },
    news: 'Something happened. Tap to see',
  },
  vi: {
    allowed: {
      'line-up': 'Đã có đội hình: ',
      soon: 'Sắp bắt đầu: ',
      'kick-off': 'Bắt đầu: ',
      'tip-off': 'Trận đấu bắt đầu: ',
      'half-time': 'Nghỉ giữa hiệp: ',
      'second-half': 'Bắt đầu hiệp hai: ',
      'full-time': 'Kết thúc: ',
      final: 'Chung cuộc: ',
      moved: 'Dời lịch: ',
      postponed: 'Hoãn: ',
      cancelled: 'Hủy trận: ',
      suspended: 'Trận đấu tạm dừng: ',
      resumed: 'Trận đấu tiếp tục: ',
      abandoned: 'Bị hủy giữa chừng: ',
    },
    news: 'Có diễn biến mới. Chạm để xem',
  },
}

/** `headline` is the event, in its sport's wording. */
export function hiddenText(notice: GoalNotice, headline: string, lang: Lang): { title: string; body: string } {
  const { allowed, news } = messages[lang]
  const known = allowed[headline]
  const league = nameOf(notice.league, lang)
  const fixture = `${teamName(notice, 'home', lang)} – ${teamName(notice, 'away', lang)}`
  return { title: `${known ?? ''}${fixture}`, body: [known === undefined ? news : '', league].filter(Boolean).join(' · ') }
}

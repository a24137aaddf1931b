// The texts of alerts in three languages. Alerts are formatted on the server, in the device's language, because a declarative push needs
// final texts; pop-up, worker fallback, calendar and digest use the same texts.
import type { Lang } from '../../contract/limits/limits.ts'
import type { Name } from '../../contract/wire/name.ts'

/** Placeholders of a text. Every name and number is already formatted. */
export interface AlertParts {
  home: string
  away: string
  /** 2:1 */
  score: string
  /** Score before a cancelled goal. */
  before: string
  /** 67′, 45+2′, 第 3 节 04:12, 中场; empty before the start, at it, and where the title has it. */
  minute: string
  league: string
  player: string
  assist: string
  /** The team concerned. */
  team: string
  /** Team of the named player: empty for an own goal, which counts for the other team. */
  side: string
  reason: string
  /** How it ended, if not in regular time. */
  end: 'extra-time' | 'overtime' | 'shoot-out' | null
  /** Score of the shoot-out, 4:3; empty without one. */
  kicks: string
  /** The new start, in the time zone of the language's readers; empty if it did not move. */
  start: string
  /** Minutes to the start, and the period that ended; 0 if not applicable. */
  minutes: number
  period: number
  /** The set that ended, in its sport's wording: 第一盘, Game 1; empty if none did. */
  set: string
}
type Line = (parts: AlertParts) => string
export interface AlertMessages {
  /** Format of a start: the zone's offset from UTC in hours, and the text around the numbers. */
  startOffset: number
  startAt: (month: number, day: number, time: string) => string
  /** For a start with only a known day. */
  startOn: (month: number, day: number) => string
  title: Record<string, Line>
  body: Record<string, Line>
}

const join = (parts: string[], by: string): string => parts.filter(Boolean).join(by)
const fixture: Line = ({ home, away }) => `${home} – ${away}`
/** Han Yan (Linjiang Tides), or just the team. */
const inTeam = (player: string, team: string): string => (player && team ? `${player} (${team})` : player || team)
const withScore: Line = ({ home, away, score }) => `${home} ${score} ${away}`

const zh: AlertMessages = {
  startOffset: 8,
  startAt: (month, day, time) => `${month}月${day}日 ${time}（北京时间）`,
  startOn: (month, day) => `${month}月${day}日（具体时间待定）`,
  title: {
    goal: (parts) => `进球！${withScore(parts)}`,
    'penalty-goal': (parts) => `点球命中！${withScore(parts)}`,
    'own-goal': (parts) => `乌龙球！${withScore(parts)}`,
    'goal-cancelled': (parts) => `进球取消 ${withScore(parts)}`,
    'score-correction': (parts) => `比分更正 ${withScore(parts)}`,
    'scorer-correction': (parts) => `进球者更新 ${withScore(parts)}`,
    review: (parts) => `VAR 审核 ${withScore(parts)}`,
    'review-confirmed': (parts) => `判罚维持 ${withScore(parts)}`,
    'penalty-missed': (parts) => `点球不进 ${withScore(parts)}`,
    'red-card': (parts) => `红牌 ${withScore(parts)}`,
    'second-yellow': (parts) => `两黄变一红 ${withScore(parts)}`,
    'card-cancelled': (parts) => `红牌取消 ${withScore(parts)}`,
    'kick-off': (parts) => `开赛：${fixture(parts)}`,
    'half-time': (parts) => `中场 ${withScore(parts)}`,
    'second-half': (parts) => `下半场开始 ${withScore(parts)}`,
    'extra-time': (parts) => `进入加时 ${withScore(parts)}`,
    'shoot-out': (parts) => `点球大战 ${withScore(parts)}`,
    'full-time': (parts) =>
      `完场${parts.end === 'shoot-out' ? `（点球 ${parts.kicks}）` : parts.end ? '（加时）' : ' '}${withScore(parts)}`,
    suspended: (parts) => `比赛中断 ${withScore(parts)}`,
    abandoned: (parts) => `腰斩 ${withScore(parts)}`,
    awarded: (parts) => `判定 ${withScore(parts)}`,
    resumed: (parts) => `比赛继续 ${withScore(parts)}`,
    'line-up': (parts) => `首发公布：${fixture(parts)}`,
    soon: (parts) => `${parts.minutes} 分钟后开赛：${fixture(parts)}`,
    'tip-off': (parts) => `跳球开赛：${fixture(parts)}`,
    'quarter-end': (parts) => `第${'一二三四'[parts.period - 1] ?? ` ${parts.period} `}节结束 ${withScore(parts)}`,
    'close-game': (parts) => `比分胶着 ${withScore(parts)}`,
    overtime: (parts) => `进入加时 ${withScore(parts)}`,
    'set-end': (parts) => `${parts.set}结束 ${withScore(parts)}`,
    'match-point': (parts) => `赛点 ${withScore(parts)}`,
    final: (parts) => `终场${parts.end ? '（加时）' : ' '}${withScore(parts)}`,
    moved: (parts) => `改期：${fixture(parts)}`,
    postponed: (parts) => `推迟：${fixture(parts)}`,
    cancelled: (parts) => `取消：${fixture(parts)}`,
    other: withScore,
  },
  body: {
    scored: ({ minute, side, player, assist, league }) =>
      join([join([minute, side, player], ' '), assist && `助攻 ${assist}`, league], ' · '),
    taken: ({ minute, before, reason, league }) => join([minute, before && `原比分 ${before}`, reason, league], ' · '),
    card: ({ minute, team, player, reason, league }) => join([minute, join([team, player], ' '), reason, league], ' · '),
    plain: ({ minute, league }) => join([minute, league], ' · '),
    time: ({ start, league }) => join([start && `新时间 ${start}`, league], ' · '),
  },
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const en: AlertMessages = {
  startOffset: 0,
  startAt: (month, day, time) => `${day} ${months[month - 1]}, ${time} UTC`,
  startOn: (month, day) => `${day} ${months[month - 1]} (time TBC)`,
  title: {
    goal: (parts) => `GOAL! ${withScore(parts)}`,
    'penalty-goal': (parts) => `Penalty scored! ${withScore(parts)}`,
    'own-goal': (parts) => `Own goal! ${withScore(parts)}`,
    'goal-cancelled': (parts) => `Goal disallowed: ${withScore(parts)}`,
    'score-correction': (parts) => `Score corrected: ${withScore(parts)}`,
    'scorer-correction': (parts) => `Scorer update: ${withScore(parts)}`,
    review: (parts) => `VAR check: ${withScore(parts)}`,
    'review-confirmed': (parts) => `Decision stands: ${withScore(parts)}`,
    'penalty-missed': (parts) => `Penalty missed: ${withScore(parts)}`,
    'red-card': (parts) => `Red card: ${withScore(parts)}`,
    'second-yellow': (parts) => `Second yellow: ${withScore(parts)}`,
    'card-cancelled': (parts) => `Red card overturned: ${withScore(parts)}`,
    'kick-off': (parts) => `Under way: ${fixture(parts)}`,
    'half-time': (parts) => `Half-time: ${withScore(parts)}`,
    'second-half': (parts) => `Second half: ${withScore(parts)}`,
    'extra-time': (parts) => `Extra time: ${withScore(parts)}`,
    'shoot-out': (parts) => `Penalty shoot-out: ${withScore(parts)}`,
    'full-time': (parts) =>
      `Full-time${parts.end === 'shoot-out' ? ` (${parts.kicks} on pens)` : parts.end ? ' (AET)' : ''}: ${withScore(parts)}`,
    suspended: (parts) => `Match suspended: ${withScore(parts)}`,
    abandoned: (parts) => `Abandoned: ${withScore(parts)}`,
    awarded: (parts) => `Result awarded: ${withScore(parts)}`,
    resumed: (parts) => `Match resumed: ${withScore(parts)}`,
    'line-up': (parts) => `Line-ups are out: ${fixture(parts)}`,
    soon: (parts) => `Starts in ${parts.minutes} min: ${fixture(parts)}`,
    'tip-off': (parts) => `Tip-off: ${fixture(parts)}`,
    'quarter-end': (parts) => `End of Q${parts.period}: ${withScore(parts)}`,
    'close-game': (parts) => `Close game: ${withScore(parts)}`,
    overtime: (parts) => `Overtime: ${withScore(parts)}`,
    'set-end': (parts) => `End of ${parts.set.toLowerCase()}: ${withScore(parts)}`,
    'match-point': (parts) => `Match point: ${withScore(parts)}`,
    final: (parts) => `Final${parts.end ? ' (OT)' : ''}: ${withScore(parts)}`,
    moved: (parts) => `Rescheduled: ${fixture(parts)}`,
    postponed: (parts) => `Postponed: ${fixture(parts)}`,
    cancelled: (parts) => `Cancelled: ${fixture(parts)}`,
    other: withScore,
  },
  body: {
    scored: ({ minute, side, player, assist, league }) =>
      join([join([minute, inTeam(player, side)], ' '), assist && `assist ${assist}`, league], ' · '),
    taken: ({ minute, before, reason, league }) => join([minute, before && `was ${before}`, reason, league], ' · '),
    card: ({ minute, team, player, reason, league }) => join([minute, inTeam(player, team), reason, league], ' · '),
    plain: ({ minute, league }) => join([minute, league], ' · '),
    time: ({ start, league }) => join([start && `new start ${start}`, league], ' · '),
  },
}

const vi: AlertMessages = {
  startOffset: 7,
  startAt: (month, day, time) => `${time} ngày ${day}/${month} (giờ Việt Nam)`,
  startOn: (month, day) => `ngày ${day}/${month} (chưa có giờ)`,
  title: {
    goal: (parts) => `VÀO! ${withScore(parts)}`,
    'penalty-goal': (parts) => `Phạt đền thành công! ${withScore(parts)}`,
    'own-goal': (parts) => `Phản lưới nhà! ${withScore(parts)}`,
    'goal-cancelled': (parts) => `Bàn thắng bị từ chối: ${withScore(parts)}`,
    'score-correction': (parts) => `Đính chính tỷ số: ${withScore(parts)}`,
    'scorer-correction': (parts) => `Cập nhật người ghi bàn: ${withScore(parts)}`,
    review: (parts) => `VAR đang kiểm tra: ${withScore(parts)}`,
    'review-confirmed': (parts) => `Giữ nguyên quyết định: ${withScore(parts)}`,
    'penalty-missed': (parts) => `Đá hỏng phạt đền: ${withScore(parts)}`,
    'red-card': (parts) => `Thẻ đỏ: ${withScore(parts)}`,
    'second-yellow': (parts) => `Thẻ vàng thứ hai: ${withScore(parts)}`,
    'card-cancelled': (parts) => `Hủy thẻ đỏ: ${withScore(parts)}`,
    'kick-off': (parts) => `Bắt đầu: ${fixture(parts)}`,
    'half-time': (parts) => `Nghỉ giữa hiệp: ${withScore(parts)}`,
    'second-half': (parts) => `Bắt đầu hiệp hai: ${withScore(parts)}`,
    'extra-time': (parts) => `Hiệp phụ: ${withScore(parts)}`,
    'shoot-out': (parts) => `Luân lưu: ${withScore(parts)}`,
    'full-time': (parts) =>
      `Kết thúc${parts.end === 'shoot-out' ? ` (luân lưu ${parts.kicks})` : parts.end ? ' (sau hiệp phụ)' : ''}: ${withScore(parts)}`,
    suspended: (parts) => `Trận đấu tạm dừng: ${withScore(parts)}`,
    abandoned: (parts) => `Trận đấu bị hủy giữa chừng: ${withScore(parts)}`,
    awarded: (parts) => `Kết quả do ban tổ chức quyết định: ${withScore(parts)}`,
    resumed: (parts) => `Trận đấu tiếp tục: ${withScore(parts)}`,
    'line-up': (parts) => `Đã có đội hình: ${fixture(parts)}`,
    soon: (parts) => `Còn ${parts.minutes} phút nữa: ${fixture(parts)}`,
    'tip-off': (parts) => `Trận đấu bắt đầu: ${fixture(parts)}`,
    'quarter-end': (parts) => `Hết hiệp ${parts.period}: ${withScore(parts)}`,
    'close-game': (parts) => `Tỷ số sít sao: ${withScore(parts)}`,
    overtime: (parts) => `Vào hiệp phụ: ${withScore(parts)}`,
    'set-end': (parts) => `Hết ${parts.set.toLowerCase()}: ${withScore(parts)}`,
    'match-point': (parts) => `Điểm kết thúc trận: ${withScore(parts)}`,
    final: (parts) => `Chung cuộc${parts.end ? ' (sau hiệp phụ)' : ''}: ${withScore(parts)}`,
    moved: (parts) => `Dời lịch: ${fixture(parts)}`,
    postponed: (parts) => `Hoãn: ${fixture(parts)}`,
    cancelled: (parts) => `Hủy trận: ${fixture(parts)}`,
    other: withScore,
  },
  body: {
    scored: ({ minute, side, player, assist, league }) =>
      join([join([minute, inTeam(player, side)], ' '), assist && `kiến tạo ${assist}`, league], ' · '),
    taken: ({ minute, before, reason, league }) => join([minute, before && `trước đó ${before}`, reason, league], ' · '),
    card: ({ minute, team, player, reason, league }) => join([minute, inTeam(player, team), reason, league], ' · '),
    plain: ({ minute, league }) => join([minute, league], ' · '),
    time: ({ start, league }) => join([start && `giờ mới ${start}`, league], ' · '),
  },
}

export const alertMessages: Record<Lang, AlertMessages> = { zh, en, vi }

interface Message {
  title: string
  body: string
}
/** Shown by the worker for a push that it cannot parse. R-PUSH-3: never nothing. */
export const fallbackMessage = (lang: Lang, site: Name): Message => ({
  title: site[lang],
  body: {
    zh: '你关注的比赛有新动态，点开查看。',
    en: 'Something happened in a match you follow. Tap to see.',
    vi: 'Trận đấu bạn theo dõi có diễn biến mới. Chạm để xem.',
  }[lang],
})

/** Text of the test alert. */
export const testMessage = (lang: Lang, site: Name): Message =>
  ({
    zh: { title: `${site.zh}：提醒正常`, body: '这台设备能收到比赛提醒。' },
    en: { title: `${site.en}: alerts work`, body: 'This device receives match alerts.' },
    vi: { title: `${site.vi}: thông báo hoạt động`, body: 'Thiết bị này nhận được thông báo trận đấu.' },
  })[lang]

/** Buttons below a notification. */
export const actionMessages = (lang: Lang): Record<'mute' | 'watch', string> =>
  ({
    zh: { mute: '这场静音', watch: '看比赛' },
    en: { mute: 'Mute this match', watch: 'View match' },
    vi: { mute: 'Tắt báo trận này', watch: 'Xem trận' },
  })[lang]

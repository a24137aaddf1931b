// Texts of the demonstration world's fans: circles in three languages, and posts in each fan's own language.
import type { Name } from '../../contract/wire/name.ts'
import { type CirclePreset, circlePresets } from '../features/circle/presets.ts'

export type FanLang = 'zh' | 'en' | 'vi'
export interface DemoCircle extends CirclePreset {
  /** Posts about matches of this sport; without one about any topic. */
  sport?: 'football' | 'basketball' | 'tennis' | 'esports'
}
const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

type Sport = NonNullable<DemoCircle['sport']>
/** Sports of the presets; the others are about any topic. */
const sports: Partial<Record<(typeof circlePresets)[number]['id'], Sport>> = {
  live: 'football',
  derby: 'football',
  tactics: 'football',
  away: 'football',
  hoops: 'basketball',
  clutch: 'basketball',
  court: 'tennis',
  arena: 'esports',
}
const presets = circlePresets.map((preset): DemoCircle => {
  const sport = sports[preset.id]
  return { ...preset, id: `demo-${preset.id}`, ...(sport && { sport }) }
})
/** Of two clubs of the invented world. */
const clubs: readonly DemoCircle[] = [
  {
    id: 'demo-tides',
    name: name('潮汐圈', 'Tides', 'Thủy triều'),
    summary: name('江边的主场，永远站着看', 'The ground by the river', 'Sân bên sông'),
    color: '#0B5A8A',
    icon: '/circles/tides.svg',
    sport: 'football',
  },
  {
    id: 'demo-lions',
    name: name('铁狮圈', 'Iron Lions', 'Sư tử sắt'),
    summary: name('输球可以，不能不拼', 'We may lose, never give up', 'Thua được, bỏ cuộc thì không'),
    color: '#5B2A1E',
    icon: '/circles/lions.svg',
    sport: 'football',
  },
]
export const demoCircles: readonly DemoCircle[] = [...presets.slice(0, 3), ...clubs, ...presets.slice(3)]

export interface DemoFan {
  id: string
  nickname: string
  lang: FanLang
}
export const demoFans: readonly DemoFan[] = [
  { id: 'fan01', nickname: '江边看球的人', lang: 'zh' },
  { id: 'fan02', nickname: '铁狮老球迷', lang: 'zh' },
  { id: 'fan03', nickname: '三排七号', lang: 'zh' },
  { id: 'fan04', nickname: '越位两厘米', lang: 'zh' },
  { id: 'fan05', nickname: '北看台小鼓手', lang: 'zh' },
  { id: 'fan06', nickname: '半场喝汽水', lang: 'zh' },
  { id: 'fan07', nickname: '补时第五分钟', lang: 'zh' },
  { id: 'fan08', nickname: '只看防守', lang: 'zh' },
  { id: 'fan09', nickname: 'RowTwelve', lang: 'en' },
  { id: 'fan10', nickname: 'LateRunner', lang: 'en' },
  { id: 'fan11', nickname: 'TouchlineTom', lang: 'en' },
  { id: 'fan12', nickname: 'BoxOutBea', lang: 'en' },
  { id: 'fan13', nickname: 'Khán đài B', lang: 'vi' },
  { id: 'fan14', nickname: 'Minh mê bóng', lang: 'vi' },
  { id: 'fan15', nickname: 'Phút bù giờ', lang: 'vi' },
  { id: 'fan16', nickname: 'Thảo xem bóng', lang: 'vi' },
]

/** `{home}`, `{away}`, `{score}`, `{winner}` are filled in from the match. The first text of each fits every sport, the others football. */
export const postTexts: Record<'live' | 'won' | 'drawn' | 'upcoming' | 'any', Record<FanLang, readonly string[]>> = {
  live: {
    zh: [
      '{home}对{away}现在{score}，有人在现场吗？电视里都能听到鼓声。',
      '{score}了，{away}这边右路一直空着，再不补人要出事。',
      '刚坐下就{score}，{home}这个开局谁顶得住。大家觉得会怎么收场？',
      '看得手心出汗，{home} {score} {away}，下一球谁进谁赢，我先说了。',
    ],
    en: [
      '{home} {score} {away} right now. Who is watching?',
      'Just sat down and it is {score}. That left side is wide open.',
      '{score} and I would still not bet my seat on it. Loud end tonight.',
    ],
    vi: [
      '{home} {score} {away}, khán đài rung luôn rồi. Ai đang ở sân điểm danh nào!',
      'Đang {score} mà cánh phải của {away} hở quá, lo ghê.',
      'Vừa mở lên đã {score}. Trận này hay đấy!',
    ],
  },
  won: {
    zh: [
      '{home} {score} {away}，{winner}赢得不算漂亮，但赢了就是赢了。',
      '终场{score}，{winner}今天的跑动值得夸。另一边换人太慢，没什么好说的。',
      '{winner}这场{score}我会记很久，散场的时候没人舍得走。',
      '复盘一下{home}对{away}：{score}，胜负其实在中场那二十分钟就定了。',
    ],
    en: [
      'Full-time, {home} {score} {away}. {winner} wanted it more, simple as that.',
      '{winner} take it, {score}. Not pretty, but I will have it.',
      'Watched {home} {score} {away} twice. The first ten minutes after the break decided it.',
    ],
    vi: [
      'Hết giờ: {home} {score} {away}. {winner} xứng đáng hơn hẳn.',
      '{score}, {winner} thắng không đẹp nhưng thắng là được!',
      'Xem lại {home} {score} {away}: mọi thứ quyết định ở giữa sân.',
    ],
  },
  drawn: {
    zh: ['{home} {score} {away}，平局谁都不满意，那就是公平的平局。', '{score}收场，门将今天是全场最佳。'],
    en: ['{home} {score} {away}. Nobody is happy, so it was probably fair.'],
    vi: ['{home} {score} {away}. Hòa mà ai cũng tiếc.'],
  },
  upcoming: {
    zh: [
      '{home}对{away}快开始了，猜比分的排队，我先来一个二比一。',
      '{home}主场，{away}最近客场不太顺，大家怎么看首发？',
      '已经预约了{home}对{away}，一个人看太安静，来聊。',
    ],
    en: ['{home} v {away} is next. Two one is my guess, what is yours?', 'Seat taken for {home} v {away}. Who starts up front?'],
    vi: ['Sắp đến {home} gặp {away}. Mình đoán 2–1, còn bạn?', 'Đã đặt lịch {home} gặp {away}, xem một mình buồn lắm, vào bàn đi.'],
  },
  any: {
    zh: [
      '整理抽屉翻出十二年前的票根，座位号还是三排七号。你们留着最老的一张是哪场？',
      '新手问一句：越位线到底看哪只脚？我看了三遍回放还是吵不赢我爸。',
      '主场的烤红薯摊又回来了，赛前一小时，北门出口左手边。',
      '做了个小统计：近三十场，七十五分钟以后的进球占了三成。样本不大，看看就好。',
      '带孩子第一次来现场，他全程只记住了吉祥物。值了。',
      '鼓队还差两个人，会不会打都行，先来试一场。',
    ],
    en: [
      'Took my dad to the ground for the first time in ten years. Same seat, better chips.',
      'Thirty matches, a third of the goals after the 75th minute. Small sample, still: do not leave early.',
      'Which match made you a fan? Mine was a nil nil in the rain.',
    ],
    vi: [
      'Lần đầu dẫn con đi xem, bé chỉ nhớ mỗi linh vật. Vẫn đáng!',
      'Trận nào khiến bạn mê bóng? Của mình là trận hòa 0–0 dưới mưa.',
      'Ba mươi trận gần đây, một phần ba bàn thắng sau phút 75. Đừng về sớm nhé.',
    ],
  },
}
export const commentTexts: Record<FanLang, readonly string[]> = {
  zh: [
    '说得对',
    '同感，我也在看',
    '不同意，换人之前明明压着打',
    '这一下救了一命',
    '裁判这个尺度还行',
    '最后十分钟见分晓',
    '笑死，和我爸说的一样',
    '数据也支持你',
    '下一场一起看？',
    '先别急，还早',
  ],
  en: [
    'Spot on.',
    'Not sure about that, they were on top before the change.',
    'That one saved them.',
    'Ten minutes is a long time.',
    'Same here, watching from the north end.',
    'Numbers agree with you.',
  ],
  vi: [
    'Chuẩn luôn.',
    'Mình thấy khác, trước khi thay người họ ép sân mà.',
    'Pha đó cứu cả đội.',
    'Mười phút cuối mới biết.',
    'Cùng xem nè!',
    'Số liệu cũng nói vậy.',
  ],
}
export const matchTexts: Record<FanLang, readonly string[]> = {
  zh: ['这脚传球漂亮', '右路又空了', '鼓声好大', '该换人了', '门将反应真快', '这角球有戏', '稳住，别急', '节奏起来了'],
  en: ['Lovely ball.', 'Right side is open again.', 'Time for a change?', 'What a save.', 'They are pressing now.'],
  vi: ['Đường chuyền đẹp!', 'Cánh phải hở rồi.', 'Thay người đi thôi.', 'Cứu thua hay quá!', 'Đang ép sân đấy.'],
}
export const answerTexts: Record<FanLang, readonly string[]> = {
  zh: ['哈哈确实', '看下半场吧', '有道理', '我保留意见'],
  en: ['Ha, fair.', 'Wait for the second half.', 'You may be right.'],
  vi: ['Haha chuẩn.', 'Chờ hiệp hai nhé.', 'Cũng có lý.'],
}

// The experts of the demonstration world: profiles, sports, and accuracy.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Sport } from '../../../contract/match/match-row.ts'

export interface DemoExpert {
  id: string
  nickname: string
  signature: string
  lang: Lang
  sports: readonly Sport[]
  /** Percentage of their sports' matches that they predict. */
  busy: number
  /** Overconfidence in percent; negative: underconfidence. */
  boast: number
  /** Tenths of a diamond; 0: all schemes are free. */
  price: number
  channel?: true
}

export const demoExperts: readonly DemoExpert[] = [
  {
    id: 'lubai',
    nickname: '球评人陆白',
    signature: '只写看完的比赛，输了也摆在这',
    lang: 'zh',
    sports: ['football'],
    busy: 9,
    boast: 1,
    price: 280,
  },
  {
    id: 'guyi',
    nickname: '顾一数据局',
    signature: '模型说话，人负责解释',
    lang: 'zh',
    sports: ['football'],
    busy: 7,
    boast: -2,
    price: 180,
  },
  {
    id: 'hanshan',
    nickname: '寒山看盘',
    signature: '盘口是别人的想法，先想清楚自己的',
    lang: 'zh',
    sports: ['football'],
    busy: 6,
    boast: 9,
    price: 380,
  },
  { id: 'weishu', nickname: '魏叔青训报', signature: '跑了十五年青训场', lang: 'zh', sports: ['football'], busy: 4, boast: 3, price: 0 },
  {
    id: 'baixian',
    nickname: '底线外的白线',
    signature: '每场只说一件事',
    lang: 'zh',
    sports: ['football', 'basketball'],
    busy: 4,
    boast: 5,
    price: 120,
  },
  {
    id: 'daguan',
    nickname: '大关篮板',
    signature: '节奏和轮换，比名气有用',
    lang: 'zh',
    sports: ['basketball'],
    busy: 14,
    boast: 0,
    price: 220,
  },
  {
    id: 'sanfen',
    nickname: '三分之外',
    signature: '前中锋，现在算投篮热区',
    lang: 'zh',
    sports: ['basketball'],
    busy: 11,
    boast: 6,
    price: 0,
  },
  {
    id: 'wangqian',
    nickname: '网前小步',
    signature: '硬地赛季全程跟',
    lang: 'zh',
    sports: ['tennis'],
    busy: 16,
    boast: 2,
    price: 150,
    channel: true,
  },
  {
    id: 'northstand',
    nickname: 'North Stand Notes',
    signature: 'Numbers first, then the eye test',
    lang: 'en',
    sports: ['football'],
    busy: 6,
    boast: -1,
    price: 260,
  },
  {
    id: 'sixthman',
    nickname: 'The Sixth Man',
    signature: 'Benches win the third quarter',
    lang: 'en',
    sports: ['basketball'],
    busy: 9,
    boast: 4,
    price: 160,
  },
  {
    id: 'khandaib',
    nickname: 'Khán đài B',
    signature: 'Xem kỹ, nói ngắn',
    lang: 'vi',
    sports: ['football'],
    busy: 6,
    boast: 2,
    price: 140,
  },
  {
    id: 'phutbu',
    nickname: 'Phút bù giờ',
    signature: 'Bóng đá và thể thao điện tử',
    lang: 'vi',
    sports: ['football', 'esports'],
    busy: 3,
    boast: 7,
    price: 0,
  },
]

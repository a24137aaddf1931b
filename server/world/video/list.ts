// The videos of the demonstration world that are not about a match: authors and titles.
import type { Name } from '../../../contract/wire/name.ts'
import type { Piece } from './clip.ts'

export interface VideoSeed extends Piece {
  /** Id of the streamer: server/world/streamers.ts. */
  by: string
  category: string
  title: Name
  description: string
  /** A file of public/news, without its extension. */
  cover: string
  /** Hours ago. */
  age: number
}

const seed = (
  by: string,
  category: string,
  [zh, en, vi]: [string, string, string],
  description: string,
  cover: string,
  [from, seconds, age]: [number, number, number],
): VideoSeed => ({ by, category, title: { zh, en, vi }, description, cover, from, seconds, age })

export const videoSeeds: readonly VideoSeed[] = [
  seed(
    'demo02',
    'training',
    ['高位逼抢的三个触发点', 'Three triggers of the high press', 'Ba thời điểm kích hoạt pressing tầm cao'],
    '看边路回传、背身停球和门将大脚这三个时刻，全队怎么一起上抢。',
    'board-football',
    [3, 24, 5],
  ),
  seed(
    'demo02',
    'training',
    ['角球区域防守怎么站位', 'How to stand in a zonal corner', 'Đứng vị trí khi phòng ngự phạt góc khu vực'],
    '近门柱、点球点、小禁区前沿，各管一块。',
    'corner-night',
    [11, 18, 30],
  ),
  seed(
    'demo01',
    'talk',
    ['老周聊球：看台上最难忘的一夜', 'Old Zhou: the night I never forgot', 'Lão Chu kể chuyện: đêm khó quên nhất trên khán đài'],
    '雨下了一整场，没有人走。',
    'stadium-night',
    [0, 22, 9],
  ),
  seed(
    'demo01',
    'football',
    ['看台视角：决定胜负的一刻', 'From the stand: the moment that decided it', 'Nhìn từ khán đài: khoảnh khắc quyết định'],
    '',
    'wide-rain',
    [6, 48, 14],
  ),
  seed(
    'demo10',
    'football',
    ['越南看台：全场沸腾的一刻', 'The Vietnamese stand: the moment it erupts', 'Khán đài Việt: khoảnh khắc bùng nổ'],
    'Xem lại cùng cả nhà nhé!',
    'net-redwings',
    [2, 16, 20],
  ),
  seed(
    'demo11',
    'talk',
    ['便宜座位上的规则课：越位', 'Offside, explained from the cheap seats', 'Luật việt vị, giải thích từ ghế rẻ tiền'],
    'Twenty seconds, no diagram, no arguments.',
    'review-screen',
    [8, 20, 41],
  ),
  seed(
    'demo03',
    'training',
    ['挡拆后的三种选择', 'Three reads after the pick', 'Ba lựa chọn sau pha pick and roll'],
    '顺下、外弹、空切，看防守人的脚。',
    'board-basketball',
    [5, 21, 7],
  ),
  seed(
    'demo04',
    'training',
    ['数据说话：三分热区怎么读', 'Reading a three-point heat map', 'Đọc bản đồ nhiệt ném ba điểm'],
    '',
    'rim-lights',
    [13, 15, 26],
  ),
  seed(
    'demo08',
    'training',
    ['正手总下网？先看拍面', 'Forehand in the net? Look at the racket face', 'Thuận tay hay xuống lưới? Xem lại mặt vợt'],
    '别急着怪手腕，先看击球前一刻。',
    'tennis-racket',
    [1, 19, 33],
  ),
  seed(
    'demo08',
    'training',
    ['红土滑步入门', 'Sliding on clay: the basics', 'Nhập môn trượt chân trên sân đất nện'],
    '',
    'tennis-clay',
    [9, 17, 52],
  ),
  seed(
    'demo09',
    'training',
    ['羽毛球步法：从中场到四角', 'Badminton footwork: centre to corners', 'Bộ pháp cầu lông: từ giữa sân ra bốn góc'],
    '每天十分钟，一周就有感觉。',
    'badminton-doubles',
    [4, 24, 11],
  ),
  seed(
    'demo07',
    'training',
    ['中路对线的前三波兵', 'Mid lane: the first three waves', 'Đường giữa: ba đợt lính đầu tiên'],
    '',
    'esports-desk',
    [7, 20, 17],
  ),
  seed(
    'demo06',
    'other',
    ['每日一题：车马冷着', 'Puzzle of the day: rook and horse', 'Thế cờ mỗi ngày: xe mã phối hợp'],
    '先自己想，再看下一手。',
    'calendar-tides',
    [10, 14, 23],
  ),
  seed(
    'demo12',
    'other',
    ['夜跑十公里，听城市的声音', 'Ten kilometres by night', 'Chạy đêm mười cây số'],
    '掉队也没关系。',
    'river-dusk',
    [12, 24, 37],
  ),
]

/** Authors of match videos, and suitable covers. */
export const cutters: Record<
  'football' | 'basketball' | 'tennis' | 'badminton' | 'esports',
  { by: string[]; covers: string[]; most: number }
> = {
  football: {
    by: ['demo01', 'demo11', 'demo10'],
    covers: ['shot-boats', 'header-lions', 'duel-meteors', 'net-tides', 'wide-tides'],
    most: 5,
  },
  basketball: { by: ['demo03', 'demo04'], covers: ['dunk-mammoths', 'three-dragons', 'tip-off'], most: 2 },
  tennis: { by: ['demo08'], covers: ['tennis-serve'], most: 1 },
  badminton: { by: ['demo09'], covers: ['badminton-smash'], most: 1 },
  esports: { by: ['demo07'], covers: ['esports-arena'], most: 1 },
}

/** Comments. */
export const commentTexts = [
  '终于等到你更新了，收藏先',
  '第二遍才看懂，讲得真细',
  'Watched it on the bus. Nearly missed my stop.',
  'Xem xong muốn ra sân ngay.',
  '求下一期',
  'More of these, please.',
  'Cảm ơn anh, dễ hiểu quá!',
  '看台的朋友们集合',
]

/** Danmaku. */
export const flying = [
  '看了三遍',
  '漂亮！',
  'What a move',
  'Đẹp quá!',
  '学到了',
  '慢动作再来一次',
  'Class.',
  '看台见',
  'Hay quá cả nhà ơi',
  '收藏了',
]

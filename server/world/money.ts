// Packages, tasks, goods and an activity of the demonstration world. Safe to run at every start: what is there stays.

import type { Act } from '../../contract/task.ts'
import type { Name } from '../../contract/wire/name.ts'
import type { Context } from '../core/context.ts'
import { insertGoods } from '../features/mall/store.ts'
import { insertPackages } from '../features/recharge/store.ts'
import { insertActivities, insertTasks } from '../features/task/store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

/** Yuan of each package, and its bonus in percent. */
const packages = [
  [6, 0],
  [30, 3],
  [68, 5],
  [128, 8],
  [328, 10],
  [648, 15],
] as const

interface DemoTask {
  act: Act
  name: Name
  gold: number
  goal?: number
  period?: 'once'
  path: string
}
const tasks: DemoTask[] = [
  { act: 'check-in', name: name('今日入座签到', 'Take your seat today', 'Điểm danh hôm nay'), gold: 5, path: '/member?type=8' },
  {
    act: 'share',
    name: name('把看台分享给朋友', 'Share Grandstand with a friend', 'Chia sẻ Khán đài với bạn bè'),
    gold: 10,
    path: '/schedule',
  },
  {
    act: 'follow',
    name: name('关注三支球队或赛事', 'Follow three teams or leagues', 'Theo dõi ba đội hoặc giải đấu'),
    gold: 15,
    goal: 3,
    path: '/football',
  },
  { act: 'reserve', name: name('预约一场比赛', 'Set a reminder for a match', 'Đặt nhắc một trận đấu'), gold: 10, path: '/schedule' },
  {
    act: 'watch',
    name: name('看进行中的比赛满 15 分钟', 'Watch live matches for 15 minutes', 'Xem trận đang diễn ra đủ 15 phút'),
    gold: 30,
    goal: 15,
    path: '/football',
  },
  { act: 'read', name: name('读三篇资讯', 'Read three articles', 'Đọc ba bài báo'), gold: 10, goal: 3, path: '/news' },
  {
    act: 'comment',
    name: name('写三条评论', 'Write three comments', 'Viết ba bình luận'),
    gold: 10,
    goal: 3,
    path: '/circle',
  },
  { act: 'post', name: name('发一个帖子', 'Publish a post', 'Đăng một bài viết'), gold: 10, path: '/circle' },
  {
    act: 'barrage',
    name: name('在直播间发三条弹幕', 'Send three danmaku in a room', 'Gửi ba bình luận bay trong phòng'),
    gold: 10,
    goal: 3,
    path: '/anchor',
  },
  { act: 'gift', name: name('送出一份礼物', 'Give a gift', 'Tặng một món quà'), gold: 10, path: '/anchor' },
  { act: 'support', name: name('支持一支球队', 'Support a team', 'Ủng hộ một đội'), gold: 5, path: '/football' },
  { act: 'recharge', name: name('首次充值', 'First top-up', 'Nạp lần đầu'), gold: 100, period: 'once', path: '/member?type=1' },
  { act: 'exchange', name: name('首次兑换', 'First redemption', 'Đổi quà lần đầu'), gold: 20, period: 'once', path: '/member?type=8' },
]

const goods = [
  {
    id: 'make-up-card',
    kind: 'make-up-card',
    name: name('补签卡', 'Make-up card', 'Thẻ điểm danh bù'),
    summary: name('补上昨天漏掉的一次签到', 'Makes up the check-in that you missed yesterday', 'Bù lần điểm danh bạn bỏ lỡ hôm qua'),
    gold: 60,
    price: 0,
    stock: 9_999,
    limit: 0,
  },
  {
    id: 'poster',
    kind: 'parcel',
    name: name('球场夜景海报', 'Poster of the ground by night', 'Áp phích sân đêm'),
    summary: name('50×70 厘米，卷筒寄出', '50 by 70 cm, sent in a tube', '50×70 cm, gửi trong ống'),
    gold: 800,
    price: 0,
    stock: 200,
    limit: 2,
  },
  {
    id: 'mug',
    kind: 'parcel',
    name: name('看台马克杯', 'Grandstand mug', 'Cốc Khán đài'),
    summary: name('350 毫升，瓷质', '350 ml, china', '350 ml, sứ'),
    gold: 1_200,
    price: 0,
    stock: 120,
    limit: 2,
  },
  {
    id: 'scarf',
    kind: 'parcel',
    name: name('助威围巾', 'Supporter’s scarf', 'Khăn cổ vũ'),
    summary: name('双面针织，可用钻石兑换', 'Knitted on both sides, for diamonds', 'Dệt hai mặt, đổi bằng kim cương'),
    gold: 0,
    price: 3_000,
    stock: 80,
    limit: 3,
  },
  {
    id: 'ball',
    kind: 'parcel',
    name: name('签名足球', 'Signed football', 'Bóng có chữ ký'),
    summary: name('金币加钻石，限量', 'Gold coins and diamonds, limited stock', 'Xu vàng và kim cương, số lượng có hạn'),
    gold: 2_000,
    price: 5_000,
    stock: 10,
    limit: 1,
  },
] as const

const day = 86_400_000

/** Times are real: money does not follow the product clock. */
export async function seedMoney({ db, config }: Pick<Context, 'db' | 'config'>, now: number = Date.now()): Promise<void> {
  if (!config.demo) return
  await insertPackages(
    db,
    packages.map(([yuan, percent], place) => ({
      id: `p${yuan}`,
      coin: yuan * 100,
      give: yuan * percent,
      money: yuan * 100,
      hot: yuan === 128,
      place,
      on_sale: true,
    })),
  )
  await insertTasks(
    db,
    tasks.map((task, place) => ({ goal: 1, period: 'day', ...task, id: task.act, img: `/tasks/${task.act}.svg`, place, on: true })),
  )
  await insertGoods(
    db,
    goods.map((good, place) => ({ ...good, img: `/mall/${good.id}.svg`, place, on_sale: true })),
  )
  await insertActivities(db, [
    {
      id: 'seven-seats',
      title: name(
        '连坐七天，第七天得一百金币',
        'Seven days in a row: a hundred gold coins on the seventh',
        'Bảy ngày liên tiếp: ngày thứ bảy nhận một trăm xu vàng',
      ),
      path: '/member?type=8',
      starts_at: new Date(now - day),
      ends_at: new Date(now + 365 * day),
    },
  ])
}

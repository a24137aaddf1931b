// Preset tasks and activity: for the demonstration world, and for the admin pages.
import type { Act } from '../../../contract/task/task.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { insertActivities, insertTasks, type TaskRow } from './store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

interface Preset {
  act: Act
  name: Name
  gold: number
  goal?: number
  period?: 'once'
  path: string
}
const tasks: Preset[] = [
  { act: 'check-in', name: name('今日入座签到', 'Take your seat today', 'Điểm danh hôm nay'), gold: 5, path: '/member?type=8' },
  {
    act: 'share',
    name: name('把本站分享给朋友', 'Share this site with a friend', 'Chia sẻ trang này với bạn bè'),
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

const rows: readonly TaskRow[] = tasks.map((task, place) => ({
  goal: 1,
  period: 'day',
  ...task,
  id: task.act,
  img: `/tasks/${task.act}.svg`,
  place,
  on: true,
}))

const day = 86_400_000

/**
 * Inserts presets that do not exist yet; returns their ids. `now`: real milliseconds, at which the activity begins and lasts for a year.
 */
export async function takeTaskPresets(db: Parameters<typeof insertTasks>[0], now: number): Promise<string[]> {
  const added = await insertTasks(db, rows)
  const activities = await insertActivities(db, [
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
  return [...added, ...activities]
}

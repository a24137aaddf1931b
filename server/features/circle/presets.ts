// Preset circles: for the demonstration world, and for the admin pages.
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { fail } from '../../core/http/fail.ts'
import { type CircleRow, type Db, insertCircles, listCircles } from './store.ts'

export interface CirclePreset {
  id: string
  name: Name
  summary: Name
  color: string
  /** File name in public/circles. */
  icon: string
}
const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

export const circlePresets = [
  {
    id: 'live',
    name: name('正在看', 'Watching now', 'Đang xem'),
    summary: name('比赛进行中，边看边聊', 'Talk while it is being played', 'Vừa xem vừa bàn'),
    color: '#A3231A',
    icon: '/circles/live.svg',
  },
  {
    id: 'derby',
    name: name('德比圈', 'Derbies', 'Derby'),
    summary: name('同城恩怨，赢球最大', 'One city, two colours', 'Một thành phố, hai màu áo'),
    color: '#7A1F2B',
    icon: '/circles/derby.svg',
  },
  {
    id: 'tactics',
    name: name('战术板', 'Tactics board', 'Bảng chiến thuật'),
    summary: name('阵型、压迫、定位球', 'Shapes, pressing, set pieces', 'Đội hình, pressing, bóng chết'),
    color: '#1E5B3A',
    icon: '/circles/tactics.svg',
  },
  {
    id: 'away',
    name: name('客场远征', 'Away days', 'Đi khách'),
    summary: name('车票、看台、宵夜', 'Trains, ends, late suppers', 'Vé tàu, khán đài, ăn khuya'),
    color: '#44505C',
    icon: '/circles/away.svg',
  },
  {
    id: 'hoops',
    name: name('篮球圈', 'Hoops', 'Bóng rổ'),
    summary: name('每一个回合都能吵起来', 'Every possession is an argument', 'Pha bóng nào cũng cãi được'),
    color: '#8A4B12',
    icon: '/circles/hoops.svg',
  },
  {
    id: 'clutch',
    name: name('最后两分钟', 'Last two minutes', 'Hai phút cuối'),
    summary: name('关键球和冷板凳', 'Big shots and cold benches', 'Cú ném quyết định'),
    color: '#6B2E5B',
    icon: '/circles/clutch.svg',
  },
  {
    id: 'court',
    name: name('网球角落', 'Tennis corner', 'Góc quần vợt'),
    summary: name('抢七之前先深呼吸', 'Breathe before the tie-break', 'Hít sâu trước loạt tie-break'),
    color: '#2B4C8A',
    icon: '/circles/court.svg',
  },
  {
    id: 'arena',
    name: name('电竞席', 'Esports arena', 'Đấu trường'),
    summary: name('团战打完再说话', 'Talk after the fight', 'Đánh xong hãy nói'),
    color: '#3A2B7A',
    icon: '/circles/arena.svg',
  },
  {
    id: 'numbers',
    name: name('数据控', 'By numbers', 'Mê số liệu'),
    summary: name('样本量先报上来', 'Sample size first', 'Cỡ mẫu trước đã'),
    color: '#14606B',
    icon: '/circles/numbers.svg',
  },
  {
    id: 'stands',
    name: name('看台闲聊', 'Small talk', 'Chuyện khán đài'),
    summary: name('座位、啤酒、老票根', 'Seats, drinks, old tickets', 'Ghế ngồi, bia, cuống vé'),
    color: '#4A5A1E',
    icon: '/circles/stands.svg',
  },
] as const satisfies readonly CirclePreset[]

/** The presets as database rows, in this order. */
export const circleRows = (circles: readonly CirclePreset[]): Omit<CircleRow, 'followers' | 'posts'>[] =>
  circles.map(({ id, name: named, summary, color, icon }, place) => ({
    ...{ id, name: named, summary, color, icon, league_id: null, team_id: null, place, on: true },
  }))

/** Inserts presets whose id and name do not exist yet; returns the inserted ids. @throws limit-reached */
export async function takeCirclePresets(db: Db): Promise<string[]> {
  const known = await listCircles(db, true)
  const isKnown = ({ id, name: named }: Pick<CircleRow, 'id' | 'name'>): boolean =>
    known.some((one) => one.id === id || one.name.zh === named.zh)
  const rows = circleRows(circlePresets).filter((row) => !isKnown(row))
  if (rows.length > 0 && known.length + rows.length > communityLimits.circles) throw fail('limit-reached')
  await insertCircles(db, rows)
  return rows.map(({ id }) => id)
}

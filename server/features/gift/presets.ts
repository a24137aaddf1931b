// Preset gifts that a site can start with: for the demonstration world and the desk.
import type { GiftEffect } from '../../../contract/gift/gift.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { type GiftRow, insertGifts } from './store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

/** Price of each gift, in diamonds. */
const gifts: [id: string, name: Name, diamonds: number, effect: GiftEffect][] = [
  ['clap', name('鼓掌', 'Applause', 'Vỗ tay'), 0.1, 'line'],
  ['scarf', name('助威围巾', 'Scarf', 'Khăn cổ vũ'), 1, 'line'],
  ['whistle', name('开场哨', 'Kick-off whistle', 'Còi khai cuộc'), 2, 'line'],
  ['flag', name('看台大旗', 'Stand flag', 'Cờ khán đài'), 5, 'line'],
  ['drum', name('战鼓', 'War drum', 'Trống trận'), 10, 'line'],
  ['ball', name('比赛用球', 'Match ball', 'Bóng thi đấu'), 18, 'line'],
  ['boots', name('战靴', 'Boots', 'Giày đinh'), 30, 'banner'],
  ['gloves', name('金手套', 'Golden gloves', 'Găng tay vàng'), 52, 'banner'],
  ['confetti', name('漫天彩带', 'Confetti', 'Mưa giấy màu'), 66, 'banner'],
  ['net', name('破网一刻', 'Back of the net', 'Tung lưới'), 99, 'banner'],
  ['medal', name('全场最佳', 'Man of the match', 'Cầu thủ xuất sắc'), 188, 'banner'],
  ['light', name('点亮球场', 'Floodlights on', 'Thắp sáng sân'), 299, 'banner'],
  ['trophy', name('捧起奖杯', 'Lift the trophy', 'Nâng cúp'), 520, 'full'],
  ['fireworks', name('夺冠烟花', 'Title fireworks', 'Pháo hoa vô địch'), 999, 'full'],
  ['bus', name('冠军巡游', 'Open-top bus', 'Diễu hành vô địch'), 1_888, 'full'],
  ['stadium', name('万人体育场', 'A full stadium', 'Sân vận động chật kín'), 5_200, 'full'],
]

const rows: readonly GiftRow[] = gifts.map(([id, named, diamonds, effect], place) => ({
  ...{ id, name: named, img: `/gifts/${id}.svg`, price: Math.round(diamonds * 10), effect, place, on_sale: true },
}))

/** Adds the missing presets, or the missing ones of `ids`; returns the ids of those added. */
export const takeGiftPresets = (db: Parameters<typeof insertGifts>[0], ids?: readonly string[]): Promise<string[]> =>
  insertGifts(db, ids ? rows.filter(({ id }) => ids.includes(id)) : rows)

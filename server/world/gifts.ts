// Gifts and the ladders of guard and noble of the demonstration world. Safe to run at every start: what is there stays.

import type { GiftEffect } from '../../contract/gift/gift.ts'
import type { EntryEffect } from '../../contract/gift/guard.ts'
import type { Name } from '../../contract/wire/name.ts'
import type { Context } from '../core/context.ts'
import { insertGifts, insertGiftTerms } from '../features/gift/store.ts'
import { insertTiers } from '../features/guard/store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

/** Diamonds of each gift. */
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

interface DemoTier {
  id: string
  kind: 'guard' | 'noble'
  name: Name
  /** Diamonds of a month. */
  diamonds: number
  entry: EntryEffect
  bag: [gift: string, num: number][]
}
const tiers: DemoTier[] = [
  { id: 'steward', kind: 'guard', name: name('看台守护', 'Steward', 'Vệ sĩ khán đài'), diamonds: 98, entry: 'line', bag: [['scarf', 5]] },
  {
    id: 'captain',
    kind: 'guard',
    name: name('队长守护', 'Captain', 'Vệ sĩ đội trưởng'),
    diamonds: 398,
    entry: 'sweep',
    bag: [['drum', 3]],
  },
  {
    id: 'legend',
    kind: 'guard',
    name: name('传奇守护', 'Legend', 'Vệ sĩ huyền thoại'),
    diamonds: 1_298,
    entry: 'grand',
    bag: [['confetti', 2]],
  },
  { id: 'knight', kind: 'noble', name: name('骑士', 'Knight', 'Hiệp sĩ'), diamonds: 298, entry: 'line', bag: [['flag', 3]] },
  { id: 'viscount', kind: 'noble', name: name('子爵', 'Viscount', 'Tử tước'), diamonds: 898, entry: 'line', bag: [['drum', 5]] },
  { id: 'earl', kind: 'noble', name: name('伯爵', 'Earl', 'Bá tước'), diamonds: 2_698, entry: 'sweep', bag: [['boots', 5]] },
  { id: 'duke', kind: 'noble', name: name('公爵', 'Duke', 'Công tước'), diamonds: 7_998, entry: 'grand', bag: [['net', 5]] },
  { id: 'king', kind: 'noble', name: name('国王', 'King', 'Quốc vương'), diamonds: 23_998, entry: 'grand', bag: [['trophy', 3]] },
]
/** Free advert barrages of each month of a noble. R-GIFT-6. */
const freeAdverts = 30

export async function seedGifts({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return
  const tenths = (diamonds: number): number => Math.round(diamonds * 10)
  await insertGifts(
    db,
    gifts.map(([id, named, diamonds, effect], place) => ({
      id,
      name: named,
      img: `/gifts/${id}.svg`,
      price: tenths(diamonds),
      effect,
      place,
      on_sale: true,
    })),
  )
  await insertTiers(
    db,
    tiers.map(({ diamonds, bag, ...tier }) => ({
      ...tier,
      level: tiers.filter(({ kind }) => kind === tier.kind).findIndex(({ id }) => id === tier.id) + 1,
      price: tenths(diamonds),
      img: `/status/${tier.id}.svg`,
      adverts: tier.kind === 'noble' ? freeAdverts : 0,
      bag: bag.map(([gift_id, num]) => ({ gift_id, num })),
      on_sale: true,
    })),
  )
  // Who tries it out has signed up a moment ago.
  await insertGiftTerms(db, { envelope_age: 0 })
}

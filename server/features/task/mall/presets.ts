// Preset goods: for the demonstration world, and for the admin pages.
import type { Name } from '../../../../contract/wire/name.ts'
import { type GoodsRow, insertGoods } from './store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

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
    name: name('球迷马克杯', 'Supporter’s mug', 'Cốc cổ động viên'),
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

const rows: readonly GoodsRow[] = goods.map((good, place) => ({ ...good, img: `/mall/${good.id}.svg`, place, on_sale: true }))

/** Inserts goods that do not exist yet; returns their ids. */
export const takeGoodsPresets = (db: Parameters<typeof insertGoods>[0]): Promise<string[]> => insertGoods(db, rows)

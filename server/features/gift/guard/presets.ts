// Preset ladders of guard and noble that a site can start with: for the demonstration world and the desk.
import type { EntryEffect, StatusKind } from '../../../../contract/gift/guard.ts'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { takeGiftPresets } from '../presets.ts'
import { insertTiers, type TierRow } from './store.ts'

const name = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

interface Tier {
  id: string
  kind: StatusKind
  name: Name
  /** Monthly price in diamonds. */
  diamonds: number
  entry: EntryEffect
  bag: [gift: string, num: number][]
}
const tiers: Tier[] = [
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
const rows: readonly TierRow[] = tiers.map(({ diamonds, bag, ...tier }) => ({
  ...tier,
  level: tiers.filter(({ kind }) => kind === tier.kind).findIndex(({ id }) => id === tier.id) + 1,
  price: Math.round(diamonds * 10),
  img: `/status/${tier.id}.svg`,
  adverts: tier.kind === 'noble' ? roomLimits.nobleAdverts : 0,
  bag: bag.map(([gift_id, num]) => ({ gift_id, num })),
  on_sale: true,
}))

/** Adds the missing presets and the gifts in their bags; returns the ids of the added tiers. */
export async function takeTierPresets(db: Parameters<typeof insertTiers>[0]): Promise<string[]> {
  const given = rows.flatMap(({ bag }) => bag.map(({ gift_id }) => gift_id))
  await takeGiftPresets(db, given)
  return insertTiers(db, rows)
}

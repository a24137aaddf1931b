// Defaults of a new tier of guard or noble. Pure.
import type { AdminTier } from '../../../../contract/admin/gift-admin.ts'
import type { StatusKind } from '../../../../contract/gift/guard.ts'
import { giftLimits } from '../../../../contract/limits/gift-limits.ts'
import { roomLimits } from '../../../../contract/limits/room-limits.ts'

/** One level above the highest of its kind; a noble gets the default number of free advert barrages. */
export function newTier(kind: StatusKind, tiers: readonly Pick<AdminTier, 'kind' | 'level'>[]): Omit<AdminTier, 'id'> {
  const highest = Math.max(0, ...tiers.filter((one) => one.kind === kind).map(({ level }) => level))
  return {
    kind,
    name: { zh: '', en: '', vi: '' },
    level: Math.min(giftLimits.level, highest + 1),
    price: 980,
    img: '',
    entry: 'line',
    adverts: kind === 'noble' ? roomLimits.nobleAdverts : 0,
    bag: [],
    on_sale: true,
  }
}

// Rules of an exchange: maximum quantity, cost, missing balance, and validation of the address. Pure.
import { mallLimits } from '../../../../contract/limits/mall-limits.ts'
import type { Goods } from '../../../../contract/task/mall.ts'
import { plainPhone } from '../../../../rules/member/mobile.ts'

export interface Parcel {
  name: string
  phone: string
  address: string
}
export const noParcel: Parcel = { name: '', phone: '', address: '' }
export const mostOf = ({ stock, limit }: Pick<Goods, 'stock' | 'limit'>): number =>
  Math.min(mallLimits.atOnce, stock, limit > 0 ? limit : mallLimits.atOnce)

/** Clamps a quantity to the available range. */
export const numWithin = (wanted: number, good: Pick<Goods, 'stock' | 'limit'>): number =>
  Math.max(1, Math.min(Number.isFinite(wanted) ? Math.floor(wanted) : 1, mostOf(good)))

export interface Cost {
  gold: number
  price: number
}
export const costOf = ({ gold, price }: Cost, num: number): Cost => ({ gold: gold * num, price: price * num })

/** The missing balance; zero while the balance is unknown. */
export const missingOf = (cost: Cost, have: { gold: number; balance: number } | null): Cost => ({
  gold: have ? Math.max(0, cost.gold - have.gold) : 0,
  price: have ? Math.max(0, cost.price - have.balance) : 0,
})

/** Same pattern as the server's. */
const phoneShape = /^[+\d][\d -]{4,24}$/
const phoneForm = (typed: string): string => (phoneShape.test(typed.trim()) ? typed.trim() : plainPhone(typed))

/** Returns the first field of a parcel that the server would refuse, or null. */
export function faultOf({ name, phone, address }: Parcel): keyof Parcel | null {
  if (name.trim() === '') return 'name'
  if (!phoneShape.test(phoneForm(phone))) return 'phone'
  return address.trim().length < 4 ? 'address' : null
}
export const trimmed = ({ name, phone, address }: Parcel): Parcel => ({
  name: name.trim(),
  phone: phoneForm(phone),
  address: address.trim(),
})

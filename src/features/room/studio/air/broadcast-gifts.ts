// Gifts of one broadcast: those of the newest-first gift list between its start and its end.
import type { GiftRecord } from '../../../../../contract/gift/gift.ts'
import type { Broadcast } from '../../../../../contract/room/studio.ts'
import { call } from '../../../../core/api/api.ts'

const pageSize = 100
const mostPages = 50
export interface GiftSums {
  num: number
  income: number
}

/** Adds a page to the sums; `isDone`: later pages are older than the broadcast. Pure. */
export function addPage(sums: GiftSums, list: readonly GiftRecord[], { started_at, ended_at }: Pick<Broadcast, 'started_at' | 'ended_at'>) {
  const [from, until] = [Date.parse(started_at), ended_at ? Date.parse(ended_at) : Number.POSITIVE_INFINITY]
  let { num, income } = sums
  for (const gift of list) {
    const at = Date.parse(gift.at)
    if (at < from) return { num, income, isDone: true }
    if (at > until) continue
    num += gift.num
    income += gift.income
  }
  return { num, income, isDone: list.length < pageSize }
}

export async function giftsOf(broadcast: Broadcast, signal: AbortSignal): Promise<GiftSums> {
  let sums: GiftSums = { num: 0, income: 0 }
  for (let page = 1; page <= mostPages; page += 1) {
    const { list } = await call('POST api/member/webgetAnchorgiftlist', { body: { range: 'all', page, limit: pageSize }, signal })
    const { isDone, ...next } = addPage(sums, list, broadcast)
    sums = next
    if (isDone) break
  }
  return sums
}

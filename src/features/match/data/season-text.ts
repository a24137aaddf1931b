// Names a season by its years if the feed names them, otherwise by its first and last month. Pure.
import type { Season } from '../../../../contract/match/data.ts'

const named = /^\d{4}([/-]\d{2,4})?$/

export function seasonText({ id, from, to }: Pick<Season, 'id' | 'from' | 'to'>): string {
  if (named.test(id)) return id
  const [first, last] = [from.slice(0, 7).replace('-', '/'), to.slice(0, 7).replace('-', '/')]
  return first === last ? first : `${first} – ${last}`
}

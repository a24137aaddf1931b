// Search parameters of /anchor: type=0..6; with type 3, a game's id and name; r, the reload marker; sort=time, by start of the match;
// each=1, one card per room.

import { readId } from '../../core/read-address.ts'
import { readName } from '../../core/read-name.ts'

export interface AnchorSearch {
  type?: number
  id?: string
  name?: string
  r?: string
  sort?: 'time'
  each?: 1
}

export function readAnchorSearch(search: Record<string, unknown>): AnchorSearch {
  const type = Number(search.type)
  const known = Number.isInteger(type) && type >= 1 && type <= 6 ? { type } : {}
  const [id, r] = [readId(search.id), readId(search.r)]
  const name = readName(search.name)
  return {
    ...known,
    ...(type === 3 && id && { id }),
    ...(type === 3 && id && name && { name }),
    ...(r && { r }),
    ...(search.sort === 'time' && { sort: 'time' as const }),
    ...(String(search.each) === '1' && { each: 1 as const }),
  }
}

// Searches the index of this window, including its matches.
import { type Found, find } from '../../../../rules/search/search-find.ts'
import type { SearchIndex } from '../../../../rules/search/search-index.ts'
import { productNow } from '../../../core/clock/product-clock.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { rows } from '../../match/state/row/row-store.ts'

function stateOf(id: string): 'live' | 'upcoming' | 'over' | undefined {
  const status = rows.get(id)?.status
  return status === undefined || status === 'live' || status === 'upcoming' ? status : 'over'
}

export const findLocal = (index: SearchIndex, text: string, most: number): Found =>
  find(index, text, { now: productNow(), most, stateOf, zone: shownZone(preferences.get()) })

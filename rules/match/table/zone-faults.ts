// Validation of a table's zones: used by the server before it stores them, and by the form beside its fields. Pure.
import type { TableZone } from '../../../contract/match/table-zone.ts'

/** `no-place`: not among the first or last 99 positions. `reversed`: it ends before it begins. `overlap`: with another zone. */
export type ZoneFault = 'no-place' | 'reversed' | 'overlap'
type Places = Pick<TableZone, 'from' | 'to'>

const mostPlaces = 99
/** Position in a table large enough for all valid positions. */
const placeOf = (place: number): number => (place < 0 ? 2 * mostPlaces + 1 + place : place)
const isPlace = (place: number): boolean => Number.isInteger(place) && place !== 0 && Math.abs(place) <= mostPlaces

function ownFault({ from, to }: Places): ZoneFault | null {
  if (!isPlace(from) || !isPlace(to)) return 'no-place'
  return placeOf(from) > placeOf(to) ? 'reversed' : null
}
const overlaps = (one: Places, other: Places): boolean => placeOf(one.from) <= placeOf(other.to) && placeOf(other.from) <= placeOf(one.to)

/** One per zone, in order; null: valid. */
export const zoneFaults = (zones: readonly Places[]): (ZoneFault | null)[] =>
  zones.map((zone) => {
    const others = zones.filter((other) => other !== zone && ownFault(other) === null)
    return ownFault(zone) ?? (others.some((other) => overlaps(zone, other)) ? 'overlap' : null)
  })

/** Sorts zones from the first position to the last. */
export const byPlace = (one: Places, other: Places): number => placeOf(one.from) - placeOf(other.from)

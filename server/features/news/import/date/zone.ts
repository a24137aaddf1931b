// Parses zones in dates: abbreviations, offsets and IANA names.
import { wallTime } from '../../../../../rules/time/wall-time.ts'

/** Minutes east of UTC, or an IANA name. */
export type Zone = number | string

const minute = 60_000
const furthest = 14 * 60

/**
 * Hours east of UTC. Ambiguous ones: CST is Chicago's (RFC 822; China's in Chinese feeds), IST India's, BST Britain's, AST Halifax's, GST
 * the Gulf's.
 */
const hours: [number, string][] = [
  [-10, 'hst'],
  [-9, 'akst'],
  [-8, 'pst akdt'],
  [-7, 'mst pdt'],
  [-6, 'cst mdt'],
  [-5, 'est cdt cot pet'],
  [-4, 'ast edt clt vet'],
  [-3.5, 'nst'],
  [-3, 'adt art brt clst uyt'],
  [-2.5, 'ndt'],
  [0, 'gmt ut utc wet'],
  [1, 'bst cet met mez wat west'],
  [2, 'cat cest eet mest mesz sast'],
  [3, 'eat eest msk trt'],
  [4, 'gst'],
  [5, 'pkt'],
  [5.5, 'ist'],
  [7, 'ict wib'],
  [8, 'awst hkt myt pht sgt wita'],
  [9, 'jst kst wit'],
  [9.5, 'acst'],
  [10, 'aest'],
  [10.5, 'acdt'],
  [11, 'aedt'],
  [12, 'nzst'],
  [13, 'nzdt'],
]
const abbreviations: ReadonlyMap<string, Zone> = new Map<string, Zone>([
  ...hours.flatMap(([east, names]) => names.split(' ').map((name): [string, Zone] => [name, east * 60])),
  ['et', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
])

function isIana(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    // A RangeError: the engine does not support the zone.
    return false
  }
}

/**
 * The zone at the start of a lower-case text; null if undeterminable. `lang` is the language of the feed.
 * Military letters are UTC, as in RFC 5322 (4.3): RFC 822 had their signs wrong, and they were used both ways.
 */
export function zoneOf(written: string, lang: string): Zone | null {
  const text = written.replace(/[()[\]]/g, ' ').trim()
  const [offset, sign, hour, minutes = '0'] = /^(?:utc?|gmt)? ?([+-]) ?(\d{1,2})(?::?(\d{2})(?::?\d{2})?)?(?!\d)/.exec(text) ?? []
  if (offset !== undefined) {
    const east = Number(hour) * 60 + Number(minutes)
    if (Number(minutes) > 59 || east > furthest) return null
    return sign === '-' ? -east : east
  }
  const [name = ''] = /^[a-z]+(?:\/[a-z\d_+-]+)*/.exec(text) ?? []
  if (name.includes('/')) return isIana(name) ? name : null
  if (name === 'cst' && /^zh\b/i.test(lang)) return 8 * 60
  return abbreviations.get(name) ?? (/^[a-ik-z]$/.test(name) ? 0 : null)
}

const offsetAt = (zone: string, at: number): number => wallTime(at, zone) - Math.floor(at / minute) * minute

/** The instant at which clocks of the zone show `local` (milliseconds as if it were UTC). */
export function instantOf(local: number, zone: Zone): number {
  if (typeof zone === 'number') return local - zone * minute
  // Looked up twice: the offset may change between the two instants.
  return local - offsetAt(zone, local - offsetAt(zone, local))
}

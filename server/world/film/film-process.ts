// The filming process: draws and encodes the server's orders, one piece at a time, at the lowest priority, so that no page or call waits
// for a picture. Exits with the server.
import { constants, setPriority } from 'node:os'
import { endOf } from '../../feed/simulator/calendar/chain.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { day } from '../../feed/simulator/days.ts'
import type { SimMatch, World } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import { encodeFilm } from './encode.ts'
import { FilmQueue } from './film-queue.ts'
import { addFonts } from './fonts.ts'
import type { FilmOrder, FilmResult, NumberedOrder, Preparation, StillOrder } from './order.ts'
import { picturesOf, stillOf } from './pictures.ts'
import { filmedRerun } from './rerun.ts'
import type { Filmed } from './show.ts'
import { filmedMatch, filmedTable, shows } from './shows.ts'

/** Cached matches: more than there are rooms. */
const mostKnown = 24

let known: { seed: string; world: World; matches: Map<string, SimMatch> } | null = null
function knownOf(seed: string): NonNullable<typeof known> {
  if (known?.seed !== seed) known = { seed, world: world(seed), matches: new Map() }
  return known
}

const matchesAround = (world: World, from: number): SimMatch[] => matchesBetween(world, from - 2 * day, from + 2 * day)

/** @throws if the world has no such match around that time */
function matchOf({ seed, match: id, from }: { seed: string; match: string; from: number }): SimMatch {
  const { world, matches } = knownOf(seed)
  const found = matches.get(id) ?? matchesAround(world, from).find((one) => one.id === id)
  if (!found) throw new Error(`no match ${id} around ${new Date(from).toISOString()}`)
  matches.delete(id)
  matches.set(id, found)
  const [oldest] = matches.keys()
  if (matches.size > mostKnown && oldest !== undefined) matches.delete(oldest)
  return found
}

/** @throws if there is no such match, or its sport is not filmed */
function filmedOf(order: FilmOrder | StillOrder): Filmed {
  if ('table' in order) return filmedTable(`${order.seed} ${order.table}`)
  if ('rerun' in order) return filmedRerun(knownOf(order.seed).world, order.rerun, order.from)
  return filmedMatch(matchOf(order))
}

/** Matches of a sport that are planned ahead: as many as rooms show. */
const mostAhead = 6
/** Product milliseconds that no match exceeds. */
const longest = day / 4

/** Rooms show matches of hot leagues first: server/features/match/read/match-list.ts. */
const inRoomOrder = ({ league: { feed: one }, start }: SimMatch, { league: { feed: other }, start: otherStart }: SimMatch): number =>
  Number(other.hot) - Number(one.hot) || (one.id < other.id ? -1 : one.id > other.id ? 1 : start - otherStart)

/** Plans running matches, while the server is still starting: the first rooms would wait for it. Orders run in between. */
function planAhead({ prepare: seed, from }: Preparation): void {
  const running = matchesAround(knownOf(seed).world, from)
    .filter((match) => shows[match.sport] && match.start <= from && match.start > from - longest && endOf(match) > from)
    .toSorted(inRoomOrder)
  const first = running.filter((match) => running.filter(({ sport }) => sport === match.sport).indexOf(match) < mostAhead)
  const next = (): void => {
    const match = first.shift()
    if (!match) return
    filmedMatch(match).mood(from)
    setImmediate(next)
  }
  setImmediate(next)
}

/** The stands rise within half a second. */
const moodsOfPiece = 4
/** Milliseconds after its start in which it has normal priority. */
const hurry = 25_000

async function resultOf(order: NumberedOrder, pause: () => Promise<void>): Promise<FilmResult> {
  const { id, camera, from } = order
  const filmed = filmedOf(order)
  if (!('format' in order)) {
    const { width } = order
    return { id, still: await stillOf({ filmed, camera: { ...camera, width, height: Math.round((width * 9) / 16) } }, from) }
  }
  const { format, step, count } = order
  const { width, height } = format
  const film = await encodeFilm(format, picturesOf({ filmed, camera: { ...camera, width, height }, from, step, count }, pause))
  const moods = Array.from({ length: moodsOfPiece }, (_, part) => filmed.mood(from + ((part + 0.5) * count * step) / moodsOfPiece))
  return { id, film: { ...film, moods } }
}

const queue = new FilmQueue({ film: resultOf, onResult: (result) => void process.send?.(result) })

// At first a dozen matches are planned, and rooms wait for them.
setTimeout(() => setPriority(constants.priority.PRIORITY_LOW), hurry)
for (const folder of process.argv.slice(2)) addFonts(folder)
process.on('message', (order: NumberedOrder | Preparation) => {
  if ('prepare' in order) {
    planAhead(order)
    return
  }
  queue.add(order)
})
process.once('disconnect', () => process.exit())

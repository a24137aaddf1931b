// The filming process: draws and encodes the server's orders, one piece at a time, at the lowest priority, so that no page or call waits
// for a picture. Exits with the server.
import { constants, setPriority } from 'node:os'
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
import { filmedMatch, filmedTable } from './shows.ts'

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
    matchesAround(knownOf(order.prepare).world, order.from)
    return
  }
  queue.add(order)
})
process.once('disconnect', () => process.exit())

// The demonstration world: the content of its tables before the first page is opened, and its continuing activity. Loaded only for a
// demonstration, like the rooms' streams (demo-streams.ts): other sites need none of it in memory.
import type { FastifyInstance } from 'fastify'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Closing } from '../../core/closing.ts'
import type { Context } from '../../core/context.ts'
import type { PeopleHub } from '../../core/live/hub.ts'
import type { MatchDomain } from '../../features/match/open.ts'
import { seedCircles } from '../../world/circles.ts'
import { type ExpertWorld, seedExperts } from '../../world/experts/write.ts'
import { playFans } from '../../world/fans.ts'
import type { FilmMaker } from '../../world/film/film-maker.ts'
import { seedGifts } from '../../world/gifts.ts'
import { seedMoney } from '../../world/money.ts'
import { seedRooms } from '../../world/rooms.ts'
import { isUnwritten, seedWorld, writeOn } from '../../world/seed.ts'
import { seedVideos } from '../../world/video/seed.ts'
import type { Streamers } from '../rooms.ts'
import { demoPeople } from './demo-people.ts'

type Matches = Pick<MatchDomain, 'directory' | 'snapshot'>
const rowsOf = ({ snapshot }: Matches): readonly MatchRow[] => snapshot.entries().map(snapshot.rowOf)

/** Seeds what the demonstration sells. */
export async function seedGoods(context: Pick<Context, 'db' | 'config'>): Promise<void> {
  await seedMoney(context)
  await seedGifts(context)
}

interface Filled {
  matches: Matches
  rooms: Pick<Streamers, 'demo'>
  /** Whether its clubs are invented, and therefore its news too. */
  isInvented: boolean
}

/** Runs once the feed has delivered the past: seeds the first edition of the news, the rooms, the circles. */
export async function fillDemo(context: Context, { matches, rooms, isInvented }: Filled, closing: Closing): Promise<void> {
  if (isInvented && (await isUnwritten(context))) await seedWorld(context, matches.directory)
  closing.add(
    'rooms of the demonstration world',
    await seedRooms(context, { ...rooms.demo, matches: () => matches.snapshot.entries().map(({ core }) => core) }),
  )
  await seedCircles(context, () => rowsOf(matches))
}

interface Played extends Pick<Filled, 'matches' | 'isInvented'> {
  http: FastifyInstance
  hub: PeopleHub
  rooms: Pick<Streamers, 'directory'>
  experts: { demo: ExpertWorld }
  uploads: Parameters<typeof seedVideos>[1]['uploads']
  /** Without it no video shows a match. */
  films: FilmMaker | undefined
  /** Listeners for private messages. */
  correspondents: Set<(to: string, from: string) => void>
  /** Whether the server accepts visitors. */
  isServed: boolean
}

/** Runs from the time at which visitors are admitted. */
export async function playDemo(context: Context, given: Played, closing: Closing): Promise<void> {
  const { http, hub, matches, rooms, experts, uploads, films, correspondents, isInvented, isServed } = given
  closing.add('videos of the demonstration world', seedVideos(context, { uploads, teams: matches.directory.teams, films }))
  if (!isInvented) return
  closing.add('experts of the demonstration world', seedExperts(context, experts.demo))
  closing.add(
    'fans of the demonstration world',
    playFans(context, () => rowsOf(matches)),
  )
  closing.add('fresh news', writeOn(context, matches.directory))
  if (!isServed || !context.config.demoPeople) return
  const { playPeople } = await import('../../world/people/play-people.ts')
  closing.add(
    'people of the demonstration world',
    playPeople(context, demoPeople(http, { hub, directory: rooms.directory, row: matches.snapshot.row, correspondents })),
  )
}

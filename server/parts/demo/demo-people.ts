// Dependencies of the demonstration world's users: rooms, matches, and the API calls of real devices.
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { callInProcess, readInProcess } from '../../core/http/route.ts'
import type { PeopleHub } from '../../core/live/hub.ts'
import type { Directory } from '../../features/room/directory.ts'
import type { Talk } from '../../world/people/phrases.ts'
import type { PeopleDeps } from '../../world/people/play-people.ts'
import { type DemoStreamer, demoStreamers } from '../../world/streamers.ts'

interface Deps {
  hub: Pick<PeopleHub, 'attend' | 'leave' | 'online'>
  directory: Pick<Directory, 'all'>
  row(matchId: string): MatchRow | undefined
  /** Listeners for private messages. */
  correspondents: Set<(to: string, from: string) => void>
}

const goals: ReadonlySet<string> = new Set(['goal', 'penalty-goal', 'own-goal'])
const streamerOf = new Map(demoStreamers.map((one) => [one.id, one]))
const languageOf = (one: DemoStreamer | undefined) => one?.language ?? 'zh'
/** A room without a demonstration streamer attracts as much as an average one. */
const pullOf = (one: DemoStreamer | undefined): number => 1 + (one?.experience ?? 8_000) / 8_000

function topicOf(one: DemoStreamer | undefined): Talk {
  if (one?.game === 'doudizhu') return 'cards'
  return !one?.sport || one.sport === 'football' ? 'idle' : one.sport
}

export function demoPeople(http: FastifyInstance, { hub, directory, row, correspondents }: Deps): PeopleDeps {
  return {
    attend: hub.attend,
    leave: hub.leave,
    online: hub.online,
    row,
    onPrivate(hear) {
      correspondents.add(hear)
      return () => void correspondents.delete(hear)
    },
    async scorerOf(id) {
      const detail = (await readInProcess(http, 'GET api/hot_match/detail', { query: { id } }, 'zh')) as MatchDetail | null
      const last = detail?.events.findLast(({ type, cancelled_by }) => goals.has(type) && cancelled_by === null)
      // Viewers do not cheer an own goal with its scorer's name.
      return last && last.type !== 'own-goal' ? last.player : null
    },
    open: () =>
      [...directory.all()].flatMap(({ row: { id, match_id }, broadcast }) => {
        const one = streamerOf.get(id)
        return broadcast
          ? { id, matchId: match_id, language: languageOf(one), pull: pullOf(one), topic: topicOf(one), takesGifts: one !== undefined }
          : []
      }),
    rooms: () =>
      [...directory.all()].flatMap(({ row: { id, uid } }) => {
        const one = streamerOf.get(id)
        return one ? { id, uid, language: languageOf(one) } : []
      }),
    act: (account, key, input) => callInProcess(http, key, { ...input, account: { id: account, roles: [] }, idempotencyKey: randomUUID() }),
  }
}

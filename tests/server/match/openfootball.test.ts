// A tournament in the real database: imported twice it is the same, replayed it ends exactly as it was recorded.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MatchEvent } from '../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { productClock } from '../../../server/core/clock/clock.ts'
import type { LiveHub } from '../../../server/core/live/hub.ts'
import { createMatchIntake } from '../../../server/features/match/intake/intake.ts'
import { openMatches } from '../../../server/features/match/open.ts'
import { rowsOf } from '../../../server/features/match/store.ts'
import { clubNames } from '../../../server/feed/names/club.ts'
import { openfootballFeed } from '../../../server/feed/openfootball/feed.ts'
import { finalScore } from '../../../server/feed/openfootball/score.ts'
import { replayFeed } from '../../../server/feed/replay/feed.ts'
import { replayOf } from '../../../server/feed/replay/replay.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { carriedCup, carriedNames, realData } from '../../support/match/real-data.ts'

/** Everything at once: the play of a month in a moment. */
const afterwards = Date.UTC(2030, 0, 1)
const deaf = { publish: () => undefined, isVisible: () => false } as unknown as LiveHub

async function intake(now = afterwards) {
  const { db } = await testDatabase()
  const clock = productClock({ feed: now, real: Date.now(), speed: 1 })
  const context = { db, clock, log: silentLog, config: testConfig(), hub: deaf }
  const domain = await openMatches(context)
  const told: string[] = []
  const sink = createMatchIntake(context as Parameters<typeof createMatchIntake>[0], domain, async (_, facts) => {
    told.push(...facts.map(({ key }) => key))
  })
  const rows = () =>
    rowsOf<{ row: MatchRow }>(db, sql`select "row" from match order by match_time, id`).then((list) => list.map(({ row }) => row))
  const events = () =>
    rowsOf<{ match_id: string; data: MatchEvent; cancelled_by: number | null }>(db, sql`select * from match_event order by match_id, seq`)
  return { sink, clock, told, rows, events, domain }
}

const files = [
  ['cup.json', carriedCup()],
  ['openfootball-worldcup-2018.json', realData('openfootball-worldcup-2018.json')],
  ['openfootball-worldcup-2022.json', realData('openfootball-worldcup-2022.json')],
] as const

describe.each(files)('%s', (name, text) => {
  it.skipIf(text === null)('replays to exactly the recorded results, events and scorers', async () => {
    const { sink, clock, told, rows, events, domain } = await intake()
    const replay = replayOf(text as string, name, clubNames(carriedNames()))
    const feed = replayFeed({ replay, sink, clock, log: silentLog })
    await feed.start()
    await feed.stop()
    const stored = new Map((await rows()).map((row) => [row.id, row]))
    const logged = await events()
    expect(stored.size).toBe(replay.imported.matches.length)
    expect(told).toEqual([])
    for (const { id, record } of replay.imported.matches) {
      const row = stored.get(id)
      if (!record.result) {
        expect(row?.status).toBe(record.status === 'postponed' ? 'postponed' : 'upcoming')
        continue
      }
      const [home, away] = finalScore(record.result)
      expect(row).toMatchObject({ status: 'over', home_score: home, away_score: away, shootout: record.result.penalties })
      const scorers = logged
        .filter(({ match_id, data, cancelled_by }) => match_id === id && cancelled_by === null && /^(own-|penalty-)?goal$/.test(data.type))
        .map(({ data }) => `${data.team} ${data.minute} ${data.player?.en ?? ''}`)
      const recorded = [
        ...(record.homeGoals ?? []).map((goal) => ({ ...goal, team: 'home' })),
        ...(record.awayGoals ?? []).map((goal) => ({ ...goal, team: 'away' })),
      ].map(({ team, minute, added, player }) => `${team} ${minute}${added ? `+${added}` : ''}' ${player}`)
      expect(scorers).toHaveLength(home + away)
      if (record.homeGoals && record.awayGoals) expect(scorers.sort()).toEqual(recorded.sort())
    }
    const league = domain.directory.leagues.get(replay.imported.league.id)
    expect(league?.table).toBe('groups')
  })
})

describe('a file imported', () => {
  it('twice changes nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'grandstand-import-'))
    const { sink, clock, told, rows, events } = await intake()
    const path = resolve(import.meta.dirname, '../../support/world/cup.json')
    const read = async (saidFile: string): Promise<string> => {
      const feed = openfootballFeed({ source: path, sink, clock, clubs: clubNames(), saidFile: join(folder, saidFile), log: silentLog })
      await feed.start()
      await feed.stop()
      return JSON.stringify([await rows(), await events()])
    }
    const first = await read('said.json')
    expect((await read('said.json')) === first).toBe(true)
    // Also when it was forgotten what was said: every event has the key that it had.
    expect((await read('forgotten.json')) === first).toBe(true)
    expect(told).toEqual([])
    await rm(folder, { recursive: true })
  })
})

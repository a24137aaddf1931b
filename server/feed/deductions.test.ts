// Reads a file of point deductions beside a season, and handles bad entries.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDeductions, parseDeductions } from './deductions.ts'
import { clubNames } from './names/club.ts'
import { importCompetition } from './openfootball/fixtures.ts'
import { parseCompetition } from './openfootball/parse.ts'

const taken = { season: '2025/26', club: 'Anchor City', points: 6, reason: { en: 'Unpaid wages' } }
const read = (...entries: unknown[]) => parseDeductions(JSON.stringify(entries))

describe('a deductions file', () => {
  it('has a club, a season, points and a reason in one language or three', () => {
    const reason = { zh: '拖欠薪资', en: 'Unpaid wages', vi: 'Nợ lương' }
    const { list, problems } = read(
      taken,
      { ...taken, club: 'Quay Rovers', season: 2024, competition: 'Harbour League', reason },
      { ...taken, club: 'Tide Town', reason: '拖欠薪资' },
    )
    expect(problems).toEqual([])
    const same = (text: string) => ({ zh: text, en: text, vi: text })
    expect(list).toMatchObject([
      { path: 'deductions.json[0]', competition: null, season: '2025/26', club: 'Anchor City', points: 6, reason: same('Unpaid wages') },
      { competition: 'Harbour League', season: '2024', reason },
      { reason: same('拖欠薪资') },
    ])
  })

  it.each([
    [7, 'is not a deduction'],
    [{ ...taken, club: ' ' }, 'club is missing'],
    [{ ...taken, season: 'last' }, 'season "last" is not a season as 2023/24'],
    [{ ...taken, points: 0 }, 'points 0 is not a number from 1 to 99'],
    [{ ...taken, points: '6' }, 'points "6" is not a number from 1 to 99'],
    [{ ...taken, reason: {} }, 'reason is missing'],
    [{ ...taken, club: 'Tide Town', season: '2025' }, 'is of a club and season that stand before it'],
  ])('omits and reports an invalid entry: %j', (entry, text) => {
    const first = { ...taken, club: 'Tide Town' }
    const { list, problems } = read(first, entry, taken)
    expect(list).toHaveLength(2)
    expect(problems).toEqual([{ path: 'deductions.json[1]', text, skipped: true }])
  })

  it.each([
    ['[', /^it is not JSON: /],
    ['{}', /^it is not a list of deductions$/],
    [JSON.stringify(Array.from({ length: 1_001 }, () => taken)), /^it has 1001 entries; at most 1000 are read$/],
  ])('that cannot be used at all is reported in one sentence', (text, sentence) => {
    const { list, problems } = parseDeductions(text)
    expect(list).toBeNull()
    expect(problems).toMatchObject([{ path: 'deductions.json', text: expect.stringMatching(sentence) }])
  })
})

describe('deductions of a season', () => {
  const season = (name: string) => {
    const matches = [{ round: 'Matchday 1', date: '2025-08-30', time: '15:00 UTC', team1: 'Anchor City', team2: 'Tide Town' }]
    return parseCompetition(JSON.stringify({ name, matches }), 'harbour.json').competition
  }
  const imported = (name: string, ...entries: object[]) => importCompetition(season(name), clubNames(), read(...entries).list ?? [])

  it('include those of its clubs, in this season and others', () => {
    const before = { ...taken, season: '2024/25', club: 'Capstan Rovers' }
    const { league, teams, problems } = imported('Harbour League 2025/26', { ...taken, season: '2025' }, before)
    const anchor = teams.find(({ name }) => name.en === 'Anchor City')?.id
    expect(league.deductions).toMatchObject([{ season: '2025/26', team_id: anchor, points: 6 }, { season: '2024/25' }])
    expect(teams).toHaveLength(2)
    expect(problems).toEqual([])
  })

  it('for an unknown club are reported, but not those of another competition', () => {
    const entries = [
      { ...taken, club: 'Anchr City' },
      { ...taken, club: 'Nobody', competition: 'Lamp League' },
      { ...taken, competition: 'HARBOUR league' },
    ]
    const { league, problems } = imported('Harbour League 2025/26', ...entries)
    expect(league.deductions).toHaveLength(1)
    const text = '"Anchr City" is no club of Harbour League 2025/26'
    expect(problems).toEqual([{ path: 'deductions.json[0]', text, skipped: true }])
    expect(imported('Harbour League 2025/26').league).not.toHaveProperty('deductions')
  })
})

describe('the deductions file on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'grandstand-deductions-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is read when it exists and when it changes, and keeps its content through an unreadable version', async () => {
    const path = join(folder, 'deductions.json')
    const file = openDeductions(join(folder, 'harbour.json'))
    expect([file.path, await file.read()]).toEqual([path, null])
    await writeFile(path, JSON.stringify([taken]))
    expect(await file.read()).toMatchObject({ list: [{ points: 6 }], problems: [] })
    expect(await file.read()).toBeNull()
    await writeFile(path, '[{"season": ')
    expect(await file.read()).toMatchObject({ list: [{ points: 6 }], problems: [{ path: 'deductions.json' }] })
    expect(await file.read()).toBeNull()
    await rm(path)
    expect(await file.read()).toEqual({ list: [], problems: [] })
    expect(await file.read()).toBeNull()
  })

  it('does not exist for a URL', async () => {
    const file = openDeductions(null)
    expect([file.path, await file.read()]).toEqual([null, null])
  })
})

// Parses files in openfootball format: their shapes over the years, and bad content in them.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError } from './model.ts'
import { parseCompetition, splitSeason } from './parse.ts'

const cup = readFileSync(new URL('../../../tests/support/world/cup.json', import.meta.url), 'utf8')
const fileOf = (...matches: unknown[]): string => JSON.stringify({ name: 'English Lamp League 2025/26', matches })
const base = { round: 'Matchday 1', date: '2025-08-16', time: '15:00', team1: 'Anchor FC', team2: 'Beacon United' }
const other = { ...base, round: 'Matchday 2' }
const read = (match: unknown, source = 'lamp.json') => parseCompetition(fileOf(other, match), source)
const one = (match: object) => read({ ...base, ...match }).competition.matches[1]

describe('parsing a file', () => {
  it('reads the bundled tournament completely and without problems', () => {
    const { competition, problems } = parseCompetition(cup, 'cup.json')
    expect(problems).toEqual([])
    expect(competition).toMatchObject({ name: 'Harbour Cup', season: '2025' })
    expect(competition.matches).toHaveLength(16)
  })

  it('accepts rounds, separate score fields, teams with codes, a stadium and a time zone', () => {
    const old = {
      name: 'World Cup 2018',
      rounds: [
        {
          name: 'Matchday 1',
          matches: [
            {
              num: 1,
              date: '2018-06-14',
              time: '18:00',
              timezone: 'UTC+3',
              team1: { name: 'Russia', code: 'RUS' },
              team2: { name: 'Saudi Arabia', code: 'KSA' },
              score1: 1,
              score2: 0,
              score1i: 0,
              score2i: 0,
              goals1: [{ name: 'Gazinsky', minute: 62, score1: 1, score2: 0 }],
              goals2: [],
              group: 'Group A',
              stadium: { key: 'luzhniki', name: 'Luzhniki Stadium' },
              city: 'Moscow',
            },
          ],
        },
      ],
    }
    const { competition, problems } = parseCompetition(JSON.stringify(old), 'worldcup.json')
    expect(problems).toEqual([])
    expect(competition.matches[0]).toMatchObject({
      round: 'Matchday 1',
      num: 1,
      home: 'Russia',
      homeCode: 'RUS',
      kickOff: Date.UTC(2018, 5, 14, 15),
      ground: 'Luzhniki Stadium, Moscow',
      result: { half: [0, 0], full: [1, 0], extra: null, penalties: null },
      homeGoals: [{ player: 'Gazinsky', minute: 62, added: 0, how: 'open' }],
      awayGoals: [],
    })
  })

  it('merges a fixture listed twice into the match with the result, and reports it', () => {
    const played = { ...base, score: { ft: [2, 1] } }
    const { competition, problems } = parseCompetition(fileOf(base, other, played, base), 'lamp.json')
    expect(competition.matches.map(({ round, result }) => [round, result?.full])).toEqual([
      ['Matchday 1', [2, 1]],
      ['Matchday 2', undefined],
    ])
    expect(problems).toEqual([
      { path: 'matches[2]', text: 'is matches[0] once more; they are one match', skipped: false },
      { path: 'matches[3]', text: 'is matches[2] once more; they are one match', skipped: false },
    ])
  })

  it('separates the name from the season', () => {
    expect(splitSeason('English Premier League 2025/26')).toEqual({ name: 'English Premier League', season: '2025/26' })
    expect(splitSeason('China | Super League 2025')).toEqual({ name: 'China Super League', season: '2025' })
    expect(splitSeason('2026')).toEqual({ name: '2026', season: '2026' })
  })

  it.each([
    ['{"name": ', /^lamp\.json is not JSON: /],
    ['[]', /^lamp\.json is not in openfootball format: an object/],
    ['{"name": "X 2025"}', /neither matches nor rounds\.$/],
    ['{"matches": []}', /the competition has no name\.$/],
    [fileOf({ ...base, date: 'soon' }), /^lamp\.json has no match that can be read: matches\[0\] date "soon" is not a day/],
  ])('rejects an unusable file with one sentence: %s', (text, sentence) => {
    expect(() => parseCompetition(text, 'lamp.json')).toThrow(FileError)
    expect(() => parseCompetition(text, 'lamp.json')).toThrow(sentence)
  })
})

describe('an invalid match', () => {
  it.each([
    [7, 'is not a match'],
    [{ ...base, team1: undefined }, 'team1 is missing'],
    [{ ...base, team2: 'Anchor FC' }, 'team1 and team2 are both "Anchor FC"'],
    [{ ...base, date: '2025-02-30' }, 'date "2025-02-30" is not a day as YYYY-MM-DD'],
  ])('is skipped and reported while the rest is read: %j', (match, text) => {
    const { competition, problems } = read(match)
    expect(problems).toEqual([{ path: 'matches[1]', text, skipped: true }])
    expect(competition.matches).toHaveLength(1)
  })
})

describe('a doubtful field', () => {
  const won = { half: null, full: [1, 0], extra: null, penalties: null }
  it.each([
    [{ time: '25:00' }, 'time "25:00" is not a time as HH:MM; it is left out', { timeKnown: false, day: '2025-08-16' }],
    [{ time: '15:00 XYZ' }, 'zone "XYZ" is not a zone as UTC+3 or CET; it is left out', { timeKnown: false }],
    [{ round: [7] }, 'round is not a text; it is left out', { round: null }],
    [{ ground: [7] }, 'ground is not a text; it is left out', { ground: null }],
    [{ score: { ft: [1, -1] } }, 'score.ft[1] -1 is not a number of goals; it is left out', { result: null }],
    [{ score: { ft: [1] } }, 'score.ft [1] is not a pair of goals; it is left out', { result: null }],
    [{ score: '1:0' }, 'score "1:0" is not { ht, ft, et, p }; it is left out', { result: null }],
    [{ score: { ht: [2, 0], ft: [1, 0] } }, 'score.ht 2-0 is above score.ft 1-0; it is left out', { result: won }],
    [{ score: { ht: [0, 0] } }, 'score has no ft; it is left out', { result: null }],
    [{ score: { ft: [1, 0], et: [0, 0] } }, 'score.et 0-0 is below score.ft 1-0; it is left out', { result: won }],
    [
      { score: { ft: [1, 1], et: [2, 2], p: [4, 4] } },
      'score.p 4-4 has no winner; it is left out',
      { result: { half: null, full: [1, 1], extra: [2, 2], penalties: null } },
    ],
    [
      { score: { ft: [1, 0] }, goals1: [{ name: 'A', minute: 'late' }] },
      'goals1[0].minute "late" is not a minute; its scorers are left out',
      { result: won, homeGoals: null, awayGoals: [] },
    ],
  ])('is dropped and reported while its match is kept: %j', (field, text, expected) => {
    const { competition, problems } = read({ ...base, ...field })
    expect(problems).toEqual([{ path: 'matches[1]', text, skipped: false }])
    expect(competition.matches[1]).toMatchObject({ home: 'Anchor FC', ...expected })
  })
})

describe('a time without a zone offset', () => {
  const inFile = (name: string, source: string, more: object = {}) =>
    parseCompetition(JSON.stringify({ name, matches: [{ ...base, date: '2025-04-01', time: '19:00', ...more }] }), source)
  const kickOffOf = (...args: Parameters<typeof inFile>) => {
    const [match] = inFile(...args).competition.matches
    return match?.timeKnown ? new Date(match.kickOff).toISOString().slice(11, 16) : null
  }

  it.each([
    // New York time for all clubs: the opener in Los Angeles is listed at 16:45 and began at 13:45 there.
    ['Major League Soccer 2025', 'mls.json', { team1: 'Los Angeles FC', date: '2025-02-22', time: '16:45' }, '21:45'],
    // Carabobo began at 18:00 in Venezuela, Barcelona SC at 21:00 in Ecuador.
    ['Copa Libertadores 2025', 'copa.l.json', { team1: 'Carabobo FC (VEN)' }, '22:00'],
    ['Copa Sudamericana 2025', 'copa.s.json', {}, '22:00'],
    ['Egypt | Premiership 2024/25', 'eg.1.json', { date: '2025-01-10' }, '17:00'],
    ['Algeria | Ligue 1 2024/25', 'dz.1.json', {}, '18:00'],
    ['Morocco | Botola Pro 1 2024/25', 'ma.1.json', { date: '2025-05-10' }, '18:00'],
    ['Algeria | Ligue 1 2024/25', 'league.json', {}, '18:00'],
    ['Africa Cup of Nations 2023', 'afcon.json', { date: '2024-01-13' }, '19:00'],
    ['Asian Cup 2023', 'cup.json', { date: '2024-01-12' }, '16:00'],
    ['Copa América 2024', 'copa.json', { date: '2024-06-20', ground: 'Mercedes-Benz Stadium, Atlanta' }, '23:00'],
    ['Copa América 2024', 'copa.json', { date: '2024-06-24', ground: 'SoFi Stadium', city: 'Inglewood' }, '02:00'],
    ['AFC Champions League 2024/25', 'acl.json', { team1: 'Kawasaki Frontale (JPN)' }, '10:00'],
    ['Australia | A-League 2024/25', 'au.1.json', { team1: 'Perth Glory', date: '2025-01-10', time: '21:45' }, '10:45'],
    ['UEFA Champions League 2024/25', 'uefa.cl.json', {}, '17:00'],
    // League names that several countries share.
    ['Premier League 2024/25', 'league.json', {}, '18:00'],
    ['Championship 2024/25', 'league.json', {}, '18:00'],
    ['Ukrainian Premier League 2024/25', 'league.json', {}, '16:00'],
    ['Kenya Premier League 2025', 'league.json', {}, '16:00'],
    ['Primera División de Chile 2025', 'league.json', {}, '22:00'],
    ['Ecuador Serie A 2025', 'league.json', {}, '00:00'],
  ])('uses the zone of the competition: %s in %s', (name, source, more, time) => expect(kickOffOf(name, source, more)).toBe(time))

  it.each([
    ['Lamp League 2025', 'lamp.json', { date: '2025-01-10', time: '20:45 CET' }, '19:45'],
    // Also written in summer.
    ['Lamp League 2025', 'lamp.json', { date: '2025-08-10', time: '20:45 CET' }, '18:45'],
    ['Lamp League 2025', 'lamp.json', { date: '2025-08-10', time: '20:45 (CEST)' }, '18:45'],
    ['Lamp League 2025', 'lamp.json', { date: '2025-08-10', time: '15:00', timezone: 'BST' }, '14:00'],
    ['Lamp League 2025', 'lamp.json', { date: '2025-01-10', time: '19:30 ET' }, '00:30'],
    ['Major League Soccer 2025', 'mls.json', { time: '19:00 CST' }, '23:00'],
    ['China | Super League 2025', 'cn.1.json', { time: '19:35 CST' }, '11:35'],
    ['Lamp League 2025', 'lamp.json', { time: '19:35 CST' }, null],
  ])('uses the zone that is given as a word: %s in %s, %j', (name, source, more, time) => expect(kickOffOf(name, source, more)).toBe(time))

  it.each([
    ['Lamp League 2025', 'lamp.json', {}],
    ['Copa América 2024', 'copa.json', {}],
    ['AFC Champions League 2024/25', 'acl.json', { team1: 'Lamp FC' }],
    ['OFC Champions League 2024', 'ofc.json', {}],
    ['Ethiopia Premier League 2024', 'league.json', {}],
    ['African Nations Championship 2023', 'chan.json', {}],
    ['AFF Championship 2022', 'aff.json', {}],
    ['UEFA Euro 2020', 'euro.json', {}],
    ['European Championship 2012', 'euro.json', {}],
    ['Club World Cup 2022', 'cwc.json', {}],
  ])('is to be confirmed when the zone is unknown, and never taken as UTC: %s', (name, source, more) => {
    const { competition, problems } = inFile(name, source, more)
    expect(competition.matches[0]).toMatchObject({ timeKnown: false, kickOff: Date.UTC(2025, 3, 1, 12) })
    const text = `no time zone is known for ${name}; the kick-offs of 1 matches are to be confirmed`
    expect(problems).toEqual([{ path: 'matches', text, skipped: false }])
    expect(kickOffOf(name, source, { ...more, time: '19:00 UTC-3' })).toBe('22:00')
  })

  it('is reported once per competition, before all other problems', () => {
    const matches = [base, { ...base, team2: 'Capstan' }, { ...base, date: 'soon' }]
    const { problems } = parseCompetition(JSON.stringify({ name: 'Lamp League 2025', matches }), 'lamp.json')
    expect(problems.map(({ path }) => path)).toEqual(['matches', 'matches[2]'])
    expect(problems[0]?.text).toContain('2 matches')
  })
})

describe('goals', () => {
  const goals = (score: object, goals1: unknown[]) =>
    one({ score, goals1, goals2: [] })?.homeGoals?.map(({ minute, added }) => [minute, added])

  it('have minutes as numbers with an offset, or as text', () => {
    const list = [
      { name: 'A', minute: 90, offset: 3 },
      { name: 'B', minute: '45+2' },
      { name: 'C', minute: "7'" },
    ]
    expect(goals({ ft: [3, 0] }, list)).toEqual([
      [7, 0],
      [45, 2],
      [90, 3],
    ])
  })

  it('after the final minute count as stoppage time unless there was extra time', () => {
    const list = [{ name: 'A', minute: 93 }]
    expect(goals({ ft: [1, 0] }, list)).toEqual([[90, 3]])
    expect(goals({ ft: [0, 0], et: [1, 0] }, list)).toEqual([[93, 0]])
  })

  it('after minute 105 count as extra time even if the file has no extra-time score', () => {
    const list = [{ name: 'A', minute: 119 }]
    expect(goals({ ft: [1, 0] }, list)).toEqual([[119, 0]])
    expect(one({ score: { ft: [1, 0] }, goals1: list, goals2: [] })?.result).toMatchObject({ full: [0, 0], extra: [1, 0] })
  })

  type Minutes = (number | string)[]
  /** The scores after 90 and 120 minutes and the goals of a knock-out match whose file gives only `ft`. */
  const tie = (ft: [number, number], goals1: Minutes, goals2: Minutes, more: object = {}, beside: object = other) => {
    const named = (minutes: Minutes) => minutes.map((minute) => ({ name: 'A', minute }))
    const match = { ...base, round: 'Semi-final', score: { ft }, goals1: named(goals1), goals2: named(goals2), ...more }
    const { competition, problems } = parseCompetition(fileOf(beside, match), 'lamp.json')
    const { result, homeGoals, awayGoals } = competition.matches[1] ?? {}
    const minutes = [...(homeGoals ?? []), ...(awayGoals ?? [])].map(({ minute, added }) => (added ? `${minute}+${added}` : `${minute}`))
    const scores = [result?.full, result?.extra].map((score) => score?.join(':') ?? null)
    return { scores, minutes, doubts: problems.map(({ text }) => text) }
  }
  const lacks = "goals after 90' that score.ft lacks, without score.et; they are taken for those of extra time"
  const wasLevel = "goals after 90' of a match that was level, without score.et; score.ft is taken for that after extra time"

  it('after 90 that are missing from the 90-minute score count as extra time', () => {
    expect(tie([1, 1], [30, 98], [60])).toEqual({ scores: ['1:1', '2:1'], minutes: ['30', '98', '60'], doubts: [lacks] })
    const league = { round: 'Matchday 1' }
    expect(tie([1, 1], [30, '105+2'], [60], league)).toMatchObject({ scores: ['1:1', '2:1'], minutes: ['30', '105+2', '60'] })
    expect(tie([1, 1], [30, 119], [60])).toMatchObject({ scores: ['1:1', '2:1'], minutes: ['30', '119', '60'] })
    const { scores, doubts } = tie([1, 1], [30, 98], [60], league)
    expect([scores, doubts]).toEqual([['1:1', null], ['goals1 has 2 but the score says 1; its scorers are left out']])
  })

  it('after 90 that are in the 90-minute score count as stoppage time next to an extra-time score', () => {
    const more = { score: { ft: [2, 1], et: [3, 1] } }
    expect(tie([2, 1], [30, 93, 99], [60], more)).toEqual({ scores: ['2:1', '3:1'], minutes: ['30', '90+3', '99', '60'], doubts: [] })
    expect(tie([2, 1], [30, '90+3', 99], [60], more)).toMatchObject({ minutes: ['30', '90+3', '99', '60'], doubts: [] })
    expect(tie([2, 1], [30, '91+2', '105+1'], [60], more)).toMatchObject({ minutes: ['30', '90+3', '105+1', '60'], doubts: [] })
  })

  it('after 90 in a level match outside a table count as extra time if the file never mentions any', () => {
    const extra = { scores: ['1:1', '2:1'], minutes: ['45+1', '98', '60'], doubts: [wasLevel] }
    expect(tie([2, 1], ['45+1', 98], [60])).toEqual(extra)
    expect(tie([2, 1], ['45+1', 98], [60], { round: 'Finals, Matchday 1' })).toEqual(extra)
    // Level all the same.
    expect(tie([2, 2], [30, 93], [60, 101])).toEqual({ scores: ['1:1', '2:2'], minutes: ['30', '93', '60', '101'], doubts: [wasLevel] })
    const kicks = { round: 'Matchday 1', score: { ft: [2, 2], p: [4, 3] } }
    expect(tie([2, 2], [30, 93], [60, 101], kicks)).toMatchObject({ scores: ['1:1', '2:2'] })
  })

  it('after 90 count as stoppage time without evidence of extra time', () => {
    const stoppage = (...args: Parameters<typeof tie>) => {
      const { scores, minutes, doubts } = tie(...args)
      expect([scores[1], doubts]).toEqual([null, []])
      return minutes
    }
    // The equalizer.
    expect(stoppage([2, 2], ['45+1', 93], [60, 70])).toEqual(['45+1', '90+3', '60', '70'])
    // The file never writes 90+3.
    expect(stoppage([2, 1], [30, 93], [60])).toEqual(['30', '90+3', '60'])
    // A table's matchday.
    expect(stoppage([2, 1], ['45+1', 93], [60], { round: 'Matchday 1' })).toEqual(['45+1', '90+3', '60'])
    expect(stoppage([2, 1], ['45+1', 93], [60], { group: 'Group A' })).toEqual(['45+1', '90+3', '60'])
    // That file writes scores of extra time: the semi-final of the World Cup 2026 has its winner at 92, which is 90+2.
    const elsewhere = { ...other, round: 'Quarter-final', score: { ft: [1, 1], et: [2, 1] } }
    expect(stoppage([1, 2], ['45+1'], [60, '92'], {}, elsewhere)).toEqual(['45+1', '60', '90+2'])
    const inFields = { ...other, round: 'Quarter-final', score1: 1, score2: 1, score1et: 2, score2et: 1 }
    expect(stoppage([1, 2], ['45+1'], [60, '92'], {}, inFields)).toEqual(['45+1', '60', '90+2'])
    // 90+x is always stoppage time.
    expect(stoppage([2, 1], [30, '90+11'], [60])).toEqual(['30', '90+11', '60'])
  })

  it('in extra time are assigned to it when the file has only the extra-time score', () => {
    const goals1 = [30, 100].map((minute) => ({ name: 'A', minute }))
    const match = one({ score: { et: [2, 1] }, goals1, goals2: [{ name: 'C', minute: 80 }] })
    expect(match).toMatchObject({ result: { full: [1, 1], extra: [2, 1] }, homeGoals: [{ minute: 30 }, { minute: 100 }] })
    expect(one({ score: { et: [1, 0] } })?.result).toMatchObject({ full: [0, 0], extra: [1, 0] })
  })

  it('that contradict the score are dropped with a reason, and the score stands', () => {
    const { competition, problems } = read({ ...base, score: { ft: [2, 0] }, goals1: [{ name: 'A', minute: 5 }] })
    expect(problems).toEqual([{ path: 'matches[1]', text: 'goals1 has 1 but the score says 2; its scorers are left out', skipped: false }])
    expect(competition.matches[1]).toMatchObject({ result: { full: [2, 0] }, homeGoals: null, awayGoals: [] })
  })

  it('that contradict the half-time score take precedence over it', () => {
    const { competition, problems } = read({ ...base, score: { ht: [1, 0], ft: [1, 0] }, goals1: [{ name: 'A', minute: 59 }] })
    expect(problems[0]?.text).toBe('goals1 has 0 in the first half but score.ht says 1; the minutes are used')
    expect(competition.matches[1]?.homeGoals).toHaveLength(1)
  })
})

describe('arbitrary text', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', '2025-08-16', '15:00', '15:00 UTC+3', '90+3', 'W101', 'Group A', 'Anchor FC', 'postponed'),
  )
  const number = fc.oneof(fc.integer({ min: -2, max: 130 }), fc.double(), fc.constant(null))
  const pair = fc.oneof(fc.tuple(number, number), fc.array(number, { maxLength: 3 }), text, fc.constant(undefined))
  const goal = fc.oneof(fc.record({ name: text, minute: fc.oneof(number, text), offset: number }, { requiredKeys: [] }), text)
  const anyMatch = fc.oneof(
    fc.record(
      {
        round: text,
        date: fc.oneof(fc.constant('2025-08-16'), text),
        time: text,
        team1: fc.oneof(text, fc.record({ name: text, code: text }), number),
        team2: text,
        score: fc.oneof(fc.record({ ht: pair, ft: pair, et: pair, p: pair }, { requiredKeys: [] }), pair),
        goals1: fc.oneof(fc.array(goal, { maxLength: 4 }), text),
        goals2: fc.array(goal, { maxLength: 4 }),
        status: text,
        num: number,
        group: text,
        ground: fc.oneof(text, fc.record({ name: text })),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  )
  const anyFile = fc.oneof(
    fc.record({ name: fc.constant('Lamp League 2025'), matches: fc.array(anyMatch, { maxLength: 6 }) }),
    fc.record({ name: text, rounds: fc.array(fc.record({ name: text, matches: fc.array(anyMatch, { maxLength: 3 }) }), { maxLength: 3 }) }),
    fc.jsonValue(),
  )
  const parse = (content: string) => {
    try {
      return parseCompetition(content, 'any.json')
    } catch (error) {
      expect(error).toBeInstanceOf(FileError)
      expect((error as Error).message).not.toContain('\n')
      return null
    }
  }

  it('yields matches or one sentence, and never a match that the file does not have', () => {
    fc.assert(
      fc.property(anyFile, (file) => {
        const parsed = parse(JSON.stringify(file))
        if (!parsed) return
        const given = (file as { matches?: unknown[]; rounds?: { matches: unknown[] }[] }) ?? {}
        const entries = (given.matches?.length ?? 0) + (given.rounds ?? []).reduce((sum, round) => sum + (round?.matches?.length ?? 0), 0)
        const skipped = parsed.problems.filter((problem) => problem.skipped).length
        expect(parsed.competition.matches.length + skipped).toBe(entries)
        for (const { kickOff, result, homeGoals, awayGoals } of parsed.competition.matches) {
          expect(Number.isFinite(kickOff)).toBe(true)
          const final = result?.extra ?? result?.full
          // A side has as many scorers as goals, or they are unknown; a match without a result has none.
          expect(homeGoals?.length ?? final?.[0]).toBe(final?.[0])
          expect(awayGoals?.length ?? final?.[1]).toBe(final?.[1])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('yields one sentence when it is not even JSON', () => {
    fc.assert(fc.property(fc.string(), (content) => void parse(content)))
  })

  it('yields one sentence when truncated anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: cup.trimEnd().length - 1 }), (length) => {
        expect(parse(cup.slice(0, length))).toBeNull()
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import type { ApiData } from '../../../contract/api.ts'
import type { MatchRow } from '../../../contract/match.ts'
import { foundGroups, idleGroups } from './search-hit.ts'

const name = (zh: string) => ({ zh, en: `${zh} en`, vi: '' })
const nothing: ApiData<'GET api/Search/index'> = { matches: [], teams: [], leagues: [], news: [] }
const matches = Array.from({ length: 9 }, (_, n) => ({ id: `m${n}`, sport: 'basketball' }) as MatchRow)

describe('the list of the search box', () => {
  it('shows history before hot searches, and neither when empty', () => {
    const hot = [{ short_name_zh: '华超', short_name_en: 'CSL', short_name_vi: '', kind: 'league', id: 'l1' }]
    expect(idleGroups(['潮汐'], hot, 'vi').map((group) => [group.key, group.hits.map((hit) => hit.text)])).toEqual([
      ['past', ['潮汐']],
      ['hot', ['CSL']],
    ])
    expect(idleGroups([], [], 'zh')).toEqual([])
  })

  it('leads a match to its page of its sport and keeps six at most', () => {
    const [group] = foundGroups({ ...nothing, matches }, '潮', 'zh')
    expect(group?.hits).toHaveLength(6)
    expect(group?.hits[0]?.target).toEqual({ to: '/score-detail', search: { id: 'm0', type: 'basketball' } })
  })

  it('leads a team to its matches, but not in a circle', () => {
    const teams = [
      { kind: 'team', id: 't1', name: name('临江潮汐'), sport: 'football' },
      { kind: 'team', id: 't2', name: name('临江浪人'), sport: 'basketball' },
    ]
    const groups = foundGroups({ ...nothing, teams }, '临江潮汐', 'zh')
    expect(groups).toEqual([{ key: 'teams', hits: [{ key: 'team t2', text: '临江浪人', target: { find: '临江浪人' } }] }])
  })

  it('leads a league to the schedule of its sport', () => {
    const leagues = [{ kind: 'league', id: 'l9', name: name('海湾公开赛'), sport: 'tennis' }]
    expect(foundGroups({ ...nothing, leagues }, '海', 'en')[0]?.hits[0]).toEqual({
      key: 'league l9',
      text: '海湾公开赛 en',
      target: { to: '/schedule', search: { type: 3, league: 'l9' } },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { renderedPaths } from '../../contract/wire/route.ts'
import { channelsOf, firstScreenReads, hasGuide, isStill } from './first-screen.ts'

const context = { tz: 'Asia/Shanghai', lang: 'zh', nowMs: Date.UTC(2026, 6, 18, 12), hide: false } as const
const keysOf = (url: string): string[] | null => firstScreenReads(url, context)?.map(({ key }) => key) ?? null

describe('first screen reads', () => {
  it('are defined for every rendered path whose URL names its subject', () => {
    const named = '?id=a&team=t&type=post'
    expect(renderedPaths.filter((path) => keysOf(path + named) === null)).toEqual([])
    expect(keysOf('/dome?ids=a')).toBeNull()
  })

  it('are undefined if the URL names no subject', () => {
    const aboutOne = ['/score-detail', '/detail', '/live', '/video-player', '/circle-detail', '/specialist-home', '/base-other']
    for (const path of [...aboutOne, '/score-live', '/persona', '/comment', '/comment?id=a', '/comment?type=post', '/specialist-detail'])
      expect([path, keysOf(path)]).toEqual([path, null])
    expect(keysOf('/score-detail?id=../x')).toBeNull()
  })

  it('are undefined for personal content and for pages rendered for a single URL', () => {
    const own = ['/video-list?tab=mine', '/video-list?tab=follow', '/circle?tab=followed', '/specialist?mine=bought']
    for (const url of [...own, '/trophy/home?tab=records', '/anchor?r=k3', '/anchor?type=3&id=doudizhu&name=x'])
      expect([url, keysOf(url)]).toEqual([url, null])
    expect(keysOf('/trophy/home?tab=board')).toEqual(['GET api/Guess/board'])
    expect(keysOf('/anchor?type=2&id=doudizhu')).toContain('POST api/Live_streaming/getIndexLiveList')
    expect([keysOf('/downLoad'), keysOf('/about-user'), keysOf('/about-user?type=privacy')]).toEqual([[], [], ['GET api/Legal/text']])
  })

  it('omit match comments, which need the room clock, and all comments if results are hidden', () => {
    expect(keysOf('/comment?type=news&id=n1')).toEqual(['POST api/Comment/subject', 'POST api/Comment/list'])
    expect(keysOf('/comment?type=match&id=m1')).toEqual(['POST api/Comment/subject'])
    expect(firstScreenReads('/comment?type=news&id=n1', { ...context, hide: true })).toHaveLength(1)
  })

  it('use the current day in the reader’s time zone', () => {
    const [list] = firstScreenReads('/basketball', { ...context, nowMs: Date.UTC(2026, 6, 18, 20) }) ?? []
    expect(list?.params.body).toMatchObject({ sport: 'basketball', day: '2026-07-19', tz: 'Asia/Shanghai' })
  })

  it('depend on the single subject in the URL', () => {
    expect(keysOf('/base-football?team=t1')).toContain('GET api/Data/team')
    expect(keysOf('/base-football?team=t1&player=p1')).toContain('GET api/Data/player')
    expect(keysOf('/base-football?league=l1')).toContain('GET api/Data/league')
    expect(keysOf('/circle-detail?id=c1&post=p1')).toContain('GET api/anchor_dynamics/info')
    expect(keysOf('/circle-detail?id=c1')).toContain('GET api/anchor_dynamics/circle')
  })
})

it('matches and rooms have their own channels', () => {
  expect(channelsOf('/score-detail?id=m1&tab=stats')).toEqual(['match:m1'])
  expect(channelsOf('/live?id=r1')).toEqual(['room:r1'])
  expect(channelsOf('/score-live?id=m1')).toEqual(['match:m1'])
  expect([channelsOf('/live'), channelsOf('/detail?id=n1'), channelsOf('/rank')]).toEqual([[], [], []])
})

it('only screens without scores are still', () => {
  expect(['/detail', '/rank'].map(isStill)).toEqual([true, true])
  expect(['/score-detail', '/score-live', '/main', '/dome'].map(isStill)).toEqual([false, false, false, false])
})

it('only the home page reserves space for the guide', () => {
  expect(renderedPaths.filter(hasGuide)).toEqual(['/main'])
})

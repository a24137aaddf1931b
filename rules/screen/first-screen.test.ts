import { describe, expect, it } from 'vitest'
import { renderedPaths } from '../../contract/wire/route.ts'
import { channelsOf, firstScreenReads, isStill } from './first-screen.ts'

const context = { tz: 'Asia/Shanghai', nowMs: Date.UTC(2026, 6, 18, 12), hide: false }
const keysOf = (url: string): string[] | null => firstScreenReads(url, context)?.map(({ key }) => key) ?? null

describe('what a first screen reads', () => {
  it('is known of every rendered path, where its address names what it is about', () => {
    const named = '?id=a&team=t'
    expect(renderedPaths.filter((path) => keysOf(path + named) === null)).toEqual([])
    expect(keysOf('/persona?id=a')).toBeNull()
  })

  it('is nothing where the address names nothing', () => {
    for (const path of ['/score-detail', '/detail', '/live', '/video-player', '/circle-detail', '/specialist-home', '/base-other'])
      expect([path, keysOf(path)]).toEqual([path, null])
    expect(keysOf('/score-detail?id=../x')).toBeNull()
  })

  it('is of a day where the reader is', () => {
    const [list] = firstScreenReads('/basketball', { ...context, nowMs: Date.UTC(2026, 6, 18, 20) }) ?? []
    expect(list?.params.body).toMatchObject({ sport: 'basketball', day: '2026-07-19', tz: 'Asia/Shanghai' })
  })

  it('is one thing of the address', () => {
    expect(keysOf('/base-football?team=t1')).toContain('GET api/Data/team')
    expect(keysOf('/base-football?team=t1&player=p1')).toContain('GET api/Data/player')
    expect(keysOf('/base-football?league=l1')).toContain('GET api/Data/league')
    expect(keysOf('/circle-detail?id=c1&post=p1')).toContain('GET api/anchor_dynamics/info')
    expect(keysOf('/circle-detail?id=c1')).toContain('GET api/anchor_dynamics/circle')
  })
})

it('a match and a room are heard on channels of their own', () => {
  expect(channelsOf('/score-detail?id=m1&tab=stats')).toEqual(['match:m1'])
  expect(channelsOf('/live?id=r1')).toEqual(['room:r1'])
  expect([channelsOf('/live'), channelsOf('/detail?id=n1'), channelsOf('/rank')]).toEqual([[], [], []])
})

it('scores move what shows them', () => {
  expect([isStill('/detail'), isStill('/score-detail'), isStill('/main'), isStill('/rank')]).toEqual([true, false, false, false])
})

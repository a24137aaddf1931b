import { describe, expect, it } from 'vitest'
import { renderedPaths } from '../../contract/wire/route.ts'
import { screenAddress, screenParameters } from './screen-address.ts'

describe('screen URL', () => {
  it('keeps the parameters that the screen reads, in a fixed order', () => {
    expect(screenAddress('/football?league=l1&day=2026-07-18&status=live')).toBe('/football?status=live&day=2026-07-18&league=l1')
    expect(screenAddress('/schedule?hosted=true&mine=true&type=2&league=%2212%22')).toBe(
      '/schedule?type=2&league=%2212%22&mine=true&hosted=true',
    )
  })

  it('keeps the subject of the screen and its selected view', () => {
    expect(screenAddress('/score-detail?utm_source=x&tab=stats&id=m1&lang=en')).toBe('/score-detail?id=m1&tab=stats')
    expect(screenAddress('/base-football?player=%E9%98%BF%E5%8D%9C&team=t.1&shareCode=a')).toBe(
      '/base-football?team=t.1&player=%E9%98%BF%E5%8D%9C',
    )
    expect(screenAddress('/live?id=r1&playback=p1&spoiler=off')).toBe('/live?id=r1&playback=p1')
    expect(screenAddress('/detail?id=../x')).toBe('/detail')
    expect(screenAddress('/news?topic=rumour&sport=football')).toBe('/news?sport=football')
  })

  it('ignores all other parameters', () => {
    for (const more of ['?x=1', '?day=now', '?status=LIVE', '?hosted=1', '?day=2026-07-18&day=2026-07-19', '?league=%3Cb%3E', '?'])
      expect([more, screenAddress(`/football${more}`)]).toEqual([more, '/football'])
    expect(screenAddress('/main?shareCode=a&day=2026-07-18')).toBe('/main')
    // Rendered in the browser: one shell serves all of its URLs.
    expect(screenAddress('/dome?ids=r1.r2')).toBe('/dome')
  })

  it('keeps only parameters that the app would use', () => {
    expect(screenAddress('/base-football?league=l1&view=tables&part=all&round=07')).toBe('/base-football?league=l1')
    expect(screenAddress('/base-football?league=l1&view=fixtures&round=7')).toBe('/base-football?league=l1&view=fixtures&round=7')
    expect(screenAddress('/anchor?type=7&sort=new&each=2')).toBe('/anchor')
    expect(screenAddress('/comment?type=room&id=p1&at=c1')).toBe('/comment?id=p1')
    expect(screenAddress('/video-list?tab=rank&range=month&by=likes&page=2')).toBe('/video-list?tab=rank&range=month&by=likes')
    expect(screenAddress('/about-user?type=about')).toBe('/about-user')
  })

  it('is defined for every rendered screen', () => {
    expect(Object.keys(screenParameters).sort()).toEqual([...renderedPaths].sort())
  })
})

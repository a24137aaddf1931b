import { describe, expect, it } from 'vitest'
import { failed, heard, isNews, isSeen, opened, type Recovery, rebuilt, shown, standing, wantsRebuild } from './recovery.ts'

/** Steps a recovery every quarter second until `end`; `meet` decides what each attempt encounters. */
function run(
  end: number,
  meet: (attemptAge: number, now: number) => 'fails' | 'bytes' | 'nothing' | 'picture',
): { rebuilds: number[]; last: Recovery } {
  let state = shown(opened(0), 0)
  const rebuilds: number[] = []
  for (let now = 0; now <= end; now += 250) {
    const met = meet(now - state.began, now)
    if (met === 'fails') state = failed(state, now)
    else if (met === 'bytes') state = heard(state, now)
    else if (met === 'picture') state = shown(state, now)
    if (wantsRebuild(state, now)) {
      rebuilds.push(now)
      state = rebuilt(state, now)
    }
  }
  return { rebuilds, last: state }
}

describe('recovery', () => {
  it('retries after 1, 2, 4 and then every 8 seconds', () => {
    const { rebuilds } = run(40_000, () => 'fails')
    expect(rebuilds.slice(0, 6)).toEqual([1_000, 3_000, 7_000, 12_000, 17_000, 22_000])
  })

  it.each(['fails', 'nothing', 'bytes'] as const)('plays within 10 s of the fault being fixed (attempt: %s)', (fault) => {
    for (let healed = 2_000; healed <= 60_000; healed += 750) {
      // After the fault is fixed, a new attempt needs 1 s; an older attempt stays broken.
      let state = shown(opened(0), 0)
      let played = Number.POSITIVE_INFINITY
      for (let now = 0; now <= healed + 12_000 && played > now; now += 250) {
        const isSound = state.began >= healed
        if (isSound && now - state.began >= 1_000) played = now
        else if (!isSound && fault === 'fails') state = failed(state, now)
        else if (!isSound && fault === 'bytes') state = heard(state, now)
        if (wantsRebuild(state, now)) state = rebuilt(state, now)
      }
      expect(played - healed, `healed at ${healed}`).toBeLessThanOrEqual(10_250)
    }
  })

  it('reports an outage within 10 seconds, and never while the picture moves', () => {
    const { last } = run(30_000, () => 'fails')
    expect(standing(last, 30_000)).toBe('honest')
    const since = opened(0)
    expect([standing(since, 500), standing(since, 3_000), standing(since, 9_000)]).toEqual(['fine', 'spinner', 'honest'])
    const fine = run(30_000, () => 'picture')
    expect(fine.rebuilds).toEqual([])
    expect(standing(fine.last, 30_100)).toBe('fine')
  })

  it('shows what a failed attempt still had, and retries one second later', () => {
    const { rebuilds } = run(8_000, (_, now) => (now === 1_000 ? 'fails' : now <= 3_000 ? 'picture' : 'nothing'))
    expect(rebuilds[0]).toBe(4_000)
  })

  it('keeps a slow connection as long as bytes arrive', () => {
    const { rebuilds } = run(8_000, (age) => (age % 2_000 === 0 ? 'bytes' : 'nothing'))
    expect(rebuilds).toEqual([])
  })

  it('detects that a departed publisher sends nothing more, once everything was seen', () => {
    expect(isSeen('away', 60, 59.4)).toBe(true)
    expect(isSeen('away', 60, 40)).toBe(false)
    expect(isSeen('away', undefined, 59.4)).toBe(false)
    expect(isSeen('live', 60, 59.4)).toBe(false)
  })

  it('does not count the replayed end of an old playlist as a new picture', () => {
    const again = rebuilt(shown(opened(0), 0), 6_000)
    expect(isNews(shown(opened(0), 0), 10, 20, 0)).toBe(true)
    expect(isNews(again, 10, 20, 3)).toBe(false)
    expect(isNews(again, 21, 20, 3)).toBe(true)
    expect(isNews(again, null, 20, 3)).toBe(true)
    expect(isNews(again, 10, 20, 7)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import type { MatchEvent, MatchEventType } from '../../contract/match/match-event.ts'
import { pictureOffset } from './picture-offset.ts'

const at = (type: MatchEventType, seconds: number) => ({ type, at: new Date(seconds * 1_000).toISOString() }) as MatchEvent
const timeOf = (event: MatchEvent): number => Date.parse(event.at)
const events = [at('kick-off', 1_000), at('goal', 1_300), at('second-half', 4_600)]

describe('picture offset', () => {
  it('is the time between the feed event and what the streamer sees, in tenths of a second', () => {
    expect(pictureOffset(1_007_340, events, timeOf)).toBe(7_300)
    expect(pictureOffset(998_460, events, timeOf)).toBe(-1_500)
  })
  it('uses the nearest start of play and no other event', () => {
    expect(pictureOffset(4_603_000, events, timeOf)).toBe(3_000)
    expect(pictureOffset(1_301_000, events, timeOf)).toBeNull()
  })
  it('is unknown before a start is reported', () => {
    expect(pictureOffset(1_000_000, [], timeOf)).toBeNull()
  })
})

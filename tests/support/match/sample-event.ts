// A complete event for tests: by default a goal of the home side, in the minute of its number.
import type { MatchEvent } from '../../../contract/match/match-event.ts'

export const sampleEvent = (seq: number, patch: Partial<MatchEvent> = {}): MatchEvent => ({
  seq,
  type: 'goal',
  minute: `${seq}'`,
  team: 'home',
  player: null,
  detail: {},
  cancelled_by: null,
  at: '2026-07-18T12:00:00Z',
  ...patch,
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventTypes, type MatchEvent } from '../../../../contract/match/match-event.ts'
import { sampleEvent } from '../../../../tests/support/match/sample-event.ts'
import { foldTimeline, keyEvents, scorersOf } from './timeline.ts'

const name = (text: string) => ({ zh: text, en: text, vi: text })
const event = (seq: number, type: MatchEvent['type'], patch: Partial<MatchEvent> = {}): MatchEvent => sampleEvent(seq, { type, ...patch })

describe('timeline', () => {
  it('strikes through a cancelled goal in place and does not list it twice', () => {
    const items = foldTimeline([
      event(1, 'goal', { player: name('杜川'), detail: { score: [1, 0] }, cancelled_by: 3 }),
      event(2, 'review', { detail: { target: 1, reason: 'offside' } }),
      event(3, 'goal-cancelled', { minute: "4'", detail: { target: 1, reason: 'offside', score: [0, 0] } }),
    ])
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ kind: 'goal', cancelled: { reason: 'offside', minute: '4′' } })
    expect(scorersOf(items, 'home')).toEqual([])
  })
  it('shows a review while it lasts, and marks a confirmed decision', () => {
    const goal = event(1, 'goal')
    const review = event(2, 'review', { detail: { target: 1, reason: 'offside' } })
    expect(foldTimeline([goal, review]).map(({ kind }) => kind)).toEqual(['review', 'goal'])
    const after = foldTimeline([goal, review, event(3, 'review-confirmed', { detail: { target: 1 } })])
    expect(after.map(({ kind, confirmed }) => [kind, confirmed])).toEqual([['goal', true]])
  })
  it('shows the time of each event, whatever the schedule states', () => {
    const at = '2026-07-18T12:05:00Z'
    expect(foldTimeline([event(1, 'kick-off', { team: null, at })])).toMatchObject([{ type: 'kick-off', at }])
  })
  it('lists a cancellation whose goal was never received', () => {
    expect(foldTimeline([event(5, 'goal-cancelled', { detail: { target: 2 } })]).map(({ kind }) => kind)).toEqual(['void'])
  })
  it('shows the corrected scorer and the previous one', () => {
    const items = foldTimeline([
      event(1, 'goal', { player: name('甲') }),
      event(2, 'scorer-correction', { player: name('乙'), detail: { target: 1 } }),
    ])
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ player: name('乙'), former: name('甲') })
  })
  it('shows the original scorer of a goal that already has its new scorer', () => {
    const corrected = (seq: number, player: string, out?: string) =>
      event(seq, 'scorer-correction', { player: name(player), detail: { target: 1, ...(out ? { out: name(out) } : {}) } })
    const former = (player: string, ...corrections: MatchEvent[]) =>
      foldTimeline([event(1, 'goal', { player: name(player) }), ...corrections])[0]?.former
    expect(former('乙', corrected(2, '乙', '甲'))).toEqual(name('甲'))
    expect(former('丙', corrected(2, '乙', '甲'), corrected(3, '丙', '乙'))).toEqual(name('甲'))
    expect(former('甲', corrected(2, '乙', '甲'), corrected(3, '甲', '乙'))).toBeNull()
    // No scorer was named before.
    expect(former('乙', corrected(2, '乙'))).toBeNull()
  })
  it('is sorted newest first and never contains an event twice, whatever arrives', () => {
    const any = fc.uniqueArray(
      fc.record({
        seq: fc.integer({ min: 1, max: 60 }),
        type: fc.constantFrom(...eventTypes),
        target: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      }),
      { selector: ({ seq }) => seq, maxLength: 30 },
    )
    fc.assert(
      fc.property(any, (list) => {
        const items = foldTimeline(
          list.map(({ seq, type, target }) => event(seq, type, { detail: target === undefined ? {} : { target } })),
        )
        const seqs = items.map(({ seq }) => seq)
        expect(seqs).toEqual([...new Set(seqs)].sort((left, right) => right - left))
      }),
    )
  })
})

describe('scorers', () => {
  it('are listed once with all their minutes and the type of each goal', () => {
    const items = foldTimeline([
      event(12, 'goal', { player: name('韩砚') }),
      event(39, 'penalty-goal', { player: name('沈屹'), team: 'away' }),
      event(66, 'own-goal', { player: name('韩砚') }),
      event(91, 'shootout-goal', { player: name('韩砚') }),
    ])
    expect(scorersOf(items, 'home')).toEqual([
      {
        player: name('韩砚'),
        minutes: [
          { seq: 12, minute: '12′', how: 'open' },
          { seq: 66, minute: '66′', how: 'own' },
        ],
      },
    ])
    expect(scorersOf(items, 'away')[0]?.minutes).toEqual([{ seq: 39, minute: '39′', how: 'penalty' }])
    expect(keyEvents(items, 5).map(({ seq }) => seq)).toEqual([66, 39, 12])
  })
})

it('lists goals of one side separately in the same minute and when the minute is unknown', () => {
  const goals = [
    event(1, 'goal', { player: name('甲') }),
    event(2, 'goal', { player: name('乙') }),
    event(3, 'goal', { player: name('甲') }),
  ]
  const unnamed = [4, 5].map((seq) => event(seq, 'goal', { minute: '' }))
  const scorers = scorersOf(foldTimeline([...goals, ...unnamed]), 'home')
  expect(scorers.map(({ player, minutes }) => [player?.zh, ...minutes.map(({ seq }) => seq)])).toEqual([
    ['甲', 1, 3],
    ['乙', 2],
    [undefined, 4],
    [undefined, 5],
  ])
})

describe('e-sports objective', () => {
  const taken = event(4, 'objective', { minute: "S2 14'", team: 'away', detail: { objective: 'dragon' } })

  it('is on the timeline with its minute and side, but is not a key moment', () => {
    const items = foldTimeline([event(1, 'kick-off'), taken])
    expect(items[0]).toMatchObject({ kind: 'objective', objective: 'dragon', side: 'away', minute: 'S2 14′' })
    expect(keyEvents(items, 5)).toEqual([])
    expect(scorersOf(items, 'away')).toEqual([])
  })
})

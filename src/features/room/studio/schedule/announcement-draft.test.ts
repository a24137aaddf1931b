import { describe, expect, it } from 'vitest'
import { faultsOf, localInput, moved, newDraft, timeOfInput } from './announcement-draft.ts'

const now = Date.parse('2026-08-01T10:20:30.000Z')

describe('an announced broadcast', () => {
  it('starts at a full hour in the future, and is parsed as formatted', () => {
    const { start } = newDraft(2, now)
    expect(timeOfInput(start)).toBe(Date.parse('2026-08-01T12:00:00.000Z'))
    expect(localInput(timeOfInput(start) ?? 0)).toBe(start)
    expect(timeOfInput('')).toBeNull()
  })

  it('requires a title that fits and a start within sixty days', () => {
    const draft = { ...newDraft(1, now), title: '德比之夜' }
    expect(faultsOf(draft, now)).toEqual([])
    expect(faultsOf({ ...draft, title: ' \u200b\u200e', start: '' }, now)).toEqual(['title-empty', 'start-missing'])
    expect(faultsOf({ ...draft, title: '长'.repeat(31), start: localInput(now - 60_000) }, now)).toEqual(['title-long', 'start-past'])
    expect(faultsOf({ ...draft, start: localInput(now + 61 * 86_400_000) }, now)).toEqual(['start-far'])
  })

  it('may keep a start that has passed', () => {
    const past = '2026-08-01T09:00:00.000Z'
    expect(faultsOf({ ...newDraft(1, now), title: '好', start: localInput(Date.parse(past)) }, now, past)).toEqual([])
  })

  it('moves by one position, and not past the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  })
})

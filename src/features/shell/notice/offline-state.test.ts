import { describe, expect, it } from 'vitest'
import { offlineState, type ShownRead } from './offline-state.ts'

const copy = (savedAt: number, part?: true): ShownRead => ({ freshness: { savedAt, live: false, part }, unsaved: false })
const fresh: ShownRead = { freshness: { savedAt: 900, live: true }, unsaved: false }
const waiting: ShownRead = { freshness: undefined, unsaved: false }
const unsaved: ShownRead = { freshness: undefined, unsaved: true }

describe('offline banner state', () => {
  it('is as old as its oldest copy', () => {
    expect(offlineState([fresh, copy(300), copy(200), waiting])).toEqual({ savedAt: 200, isPart: false })
  })
  it('has no age when everything was loaded in this session', () => {
    expect(offlineState([fresh, waiting])).toEqual({ savedAt: null, isPart: false })
  })
  it('is partial when only some data is cached', () => {
    expect(offlineState([copy(300, true), copy(200)])).toEqual({ savedAt: 200, isPart: true })
  })
  it('has no saved-at timestamp when part of the page was never cached, however old the rest is', () => {
    expect(offlineState([copy(300), unsaved])).toEqual({ savedAt: null, isPart: true })
    expect(offlineState([unsaved])).toEqual({ savedAt: null, isPart: true })
  })
})

import { describe, expect, it } from 'vitest'
import { laterPart } from './later-part.ts'

const Part = (): null => null

describe('lazily loaded part', () => {
  it('is fetched once, however often it is requested', async () => {
    let loads = 0
    const part = laterPart(async () => {
      loads += 1
      return Part
    })
    expect(part.get()).toBeUndefined()
    await Promise.all([part.fetch(), part.fetch()])
    await part.fetch()
    expect(part.get()).toBe(Part)
    expect(loads).toBe(1)
  })

  it('can be retried after a failure', async () => {
    let loads = 0
    const part = laterPart(async () => {
      loads += 1
      if (loads === 1) throw new Error('no network')
      return Part
    })
    await expect(part.fetch()).rejects.toThrow('no network')
    await part.fetch()
    expect(part.get()).toBe(Part)
  })
})

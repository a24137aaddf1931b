import { describe, expect, it } from 'vitest'
import { qualitiesOf } from './quality.ts'

const level = (name: string, height: number, bitrate: number) => ({ name, height, bitrate })

describe('qualities', () => {
  it('are named by the playlist, whatever its order', () => {
    expect(qualitiesOf([level('smooth', 360, 1), level('original', 720, 3), level('hd', 720, 2)])).toEqual(['smooth', 'original', 'hd'])
  })
  it('are named by rank when the playlist has no names', () => {
    expect(qualitiesOf([level('', 480, 800), level('', 1080, 4_000)])).toEqual(['hd', 'original'])
    expect(qualitiesOf([level('1', 0, 0)])).toEqual(['original'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Danmaku } from '../../../contract/danmaku.ts'
import { Replay } from './replay.ts'

const line = (id: string, at: number): Danmaku => ({ id, at: new Date(at).toISOString() }) as Danmaku
const all = Array.from({ length: 600 }, (_, index) => line(`d${index}`, index * 500 + 7))
const ask = async (from: number, to: number) => ({
  list: all.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to),
  next: null,
})
const settle = () => new Promise((resolve) => setImmediate(resolve))

async function play(replay: Replay, from: number, to: number): Promise<string[]> {
  const shown: string[] = []
  for (let moment = from; moment <= to; moment += 250) {
    shown.push(...replay.due(moment).map(({ id }) => id))
    await settle()
  }
  return shown
}

describe('the replay', () => {
  it('gives each line once, in order, over the seams of what was asked for', async () => {
    const shown = await play(new Replay(ask), 0, 200_000)
    expect(shown).toEqual(all.slice(0, 400).map(({ id }) => id))
  })

  it('does not pour out what a jump passed over', async () => {
    const replay = new Replay(ask)
    await play(replay, 0, 2_000)
    const shown = await play(replay, 150_000, 151_000)
    expect(shown).toEqual(['d300', 'd301'])
  })

  it('plays again what was gone back to', async () => {
    const replay = new Replay(ask)
    await play(replay, 20_000, 30_000)
    expect(await play(replay, 21_000, 22_000)).toEqual(['d42', 'd43'])
  })
})

import { describe, expect, it } from 'vitest'
import { type FollowedShows, showsOfType } from './use-followed-shows.ts'

const room = (id: string, category: number) => ({ id, category })
const shows = {
  list: [room('a', 1), room('b', 2)],
  total: 2,
  live: 2,
  soon: [room('c', 2)],
  replays: [{ room: room('d', 1) }, { room: room('e', 2) }],
} as unknown as FollowedShows

describe('shows of followed streamers by room type', () => {
  it('include all of them for the recommended type', () => {
    const { list, soon, replays } = showsOfType(shows, 0)
    expect([list.length, soon.length, replays.length]).toEqual([2, 1, 2])
  })

  it('include only the selected category', () => {
    const { list, soon, replays } = showsOfType(shows, 1)
    expect([list, soon, replays.map((replay) => replay.room)]).toEqual([[room('a', 1)], [], [room('d', 1)]])
  })
})

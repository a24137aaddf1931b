import { describe, expect, it } from 'vitest'
import type { RoomCard } from '../../../contract/room/room-card.ts'
import { createRoomFinder } from './rooms.ts'

const card = (id: string, nickname: string, title: string, is_live = true) =>
  ({ id, uid: `u${id}`, nickname, title, avatar: '', cover: '', category: 1, heat: 4, is_live }) as RoomCard

describe('streamer and room search', () => {
  let cards = [card('1', '老周说球', '焦点战解说'), card('2', 'Linh Sân Cỏ', 'Trận cầu tâm điểm'), card('3', '夜跑电台', '陪跑', false)]
  let now = 0
  const rooms = { version: 1, cards: () => cards }
  const finder = createRoomFinder(rooms, () => now)
  const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id)

  it('finds names in any spelling', () => {
    for (const text of ['老周', 'laozhou', 'lzsq', '说球']) expect([text, ids(finder.anchors(text, false).list)]).toEqual([text, ['u1']])
    expect(ids(finder.anchors('san co', false).list)).toEqual(['u2'])
    expect(ids(finder.anchors('yepao', false).list)).toEqual(['u3'])
  })
  it('omits near matches unless requested', () => {
    expect(ids(finder.anchors('linh sac co', false).list)).toEqual([])
    expect(ids(finder.anchors('linh sac co', true).list)).toEqual(['u2'])
  })
  it('lists all names for the device index, live or not', () => {
    expect(finder.named().map(({ id, name }) => [id, name.zh])).toEqual([
      ['u1', '老周说球'],
      ['u2', 'Linh Sân Cỏ'],
      ['u3', '夜跑电台'],
    ])
  })
  it('finds rooms by title or streamer while they are live', () => {
    expect(ids(finder.live('jiaodian', false).list)).toEqual(['1'])
    expect(ids(finder.live('老周', false).list)).toEqual(['1'])
    expect(finder.live('夜跑', false).list).toEqual([])
    cards = [...cards.slice(0, 2), card('3', '夜跑电台', '陪跑')]
    rooms.version = 2
    expect(finder.live('夜跑', false).list).toEqual([])
    now = 3_000
    expect(ids(finder.live('夜跑', false).list)).toEqual(['3'])
  })
  it('returns one page at a time, with the total', () => {
    const found = finder.anchors('l', true, { from: 1, size: 1 })
    const all = finder.anchors('l', true)
    expect(found.total).toBe(all.total)
    expect(found.list).toEqual(all.list.slice(1, 2))
    expect(all.list.length).toBeGreaterThan(1)
  })
})

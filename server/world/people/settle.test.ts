import { describe, expect, it } from 'vitest'
import { demoStreamers } from '../streamers.ts'
import { cast } from './cast.ts'
import { dealFavourites, type SettlingRoom } from './settle.ts'

const rooms: SettlingRoom[] = demoStreamers.map(({ id, language = 'zh' }) => ({ id, uid: `of ${id}`, language }))

describe('dealFavourites', () => {
  it('gives each room of the demo world a guard who speaks its language', () => {
    const first = [...dealFavourites(cast, rooms)].filter(([, { isFirst }]) => isFirst)
    expect(first.map(([, { room }]) => room.id).toSorted()).toEqual(rooms.map(({ id }) => id).toSorted())
    for (const [id, { room }] of first) expect(cast.find((person) => person.id === id)?.language, id).toBe(room.language)
  })

  it('sends a potential noble to each room', () => {
    const dealt = dealFavourites(cast, rooms)
    const visited = cast.filter(({ purse }) => purse === 'rich').flatMap(({ id }) => dealt.get(id)?.visits ?? [])
    expect(visited.map(({ id }) => id).toSorted()).toEqual(rooms.map(({ id }) => id).toSorted())
  })

  it('deals to everyone who can pay, and to nobody else', () => {
    const dealt = dealFavourites(cast, rooms)
    expect(cast.filter(({ id }) => dealt.has(id))).toEqual(cast.filter(({ purse }) => purse !== 'none'))
  })

  it('deals nothing in a language without rooms', () => {
    const zh = rooms.filter(({ language }) => language === 'zh')
    const dealt = dealFavourites(cast, zh)
    expect(cast.filter(({ id, language }) => language !== 'zh' && dealt.has(id))).toEqual([])
  })
})

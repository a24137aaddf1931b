import { expect, it } from 'vitest'
import type { StageLine } from './line.ts'
import { Repeats } from './merge.ts'
import { listed, type StillLine, withLine, withoutLine } from './still-list.ts'

const line = (id: string, text: string): StageLine => ({
  id,
  text,
  color: '#ffffff',
  size: 'medium',
  position: 'scroll',
  advert: false,
  uid: 'u',
  userlevel: 1,
  nickname: '球迷',
  mine: false,
})

it('counts who says the same on the line that stands, and says nothing again that has left', () => {
  const repeats = new Repeats()
  let list: readonly StillLine[] = []
  const say = (id: string, text: string): void => {
    list = withLine(list, line(id, text), repeats.join(id, text, 0))
  }
  const shown = () => list.map(({ id, count }) => [id, count])
  say('a', '好球！！！')
  say('b', '角球')
  say('c', '好球!!!!!!')
  expect(shown()).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  for (let place = 0; place < listed; place += 1) say(`other${place}`, `别的${place}`)
  const before = shown()
  expect(before).toHaveLength(listed)
  say('d', '好球!!')
  expect(shown()).toEqual(before)
})

it('has no line any more that was taken away', () => {
  const list = ['a', 'b'].reduce<readonly StillLine[]>((known, id) => withLine(known, line(id, id), null), [])
  expect(withoutLine(list, 'a').map(({ id }) => id)).toEqual(['b'])
  expect(withoutLine(list, 'c')).toBe(list)
})

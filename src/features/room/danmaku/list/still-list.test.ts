import { expect, it } from 'vitest'
import { Repeats } from '../merge.ts'
import type { StageDanmaku } from '../stage-danmaku.ts'
import { listed, type StillDanmaku, withDanmaku, withoutDanmaku } from './still-list.ts'

const danmaku = (id: string, text: string): StageDanmaku => ({
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

it('counts repeats on the visible line, and does not show again one that has left', () => {
  const repeats = new Repeats()
  let list: readonly StillDanmaku[] = []
  const add = (id: string, text: string): void => {
    list = withDanmaku(list, danmaku(id, text), repeats.join(id, text, 0))
  }
  const shown = () => list.map(({ id, count }) => [id, count])
  add('a', '好球！！！')
  add('b', '角球')
  add('c', '好球!!!!!!')
  expect(shown()).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  for (let place = 0; place < listed; place += 1) add(`other${place}`, `别的${place}`)
  const before = shown()
  expect(before).toHaveLength(listed)
  add('d', '好球!!')
  expect(shown()).toEqual(before)
})

it('removes a deleted line', () => {
  const list = ['a', 'b'].reduce<readonly StillDanmaku[]>((known, id) => withDanmaku(known, danmaku(id, id), null), [])
  expect(withoutDanmaku(list, 'a').map(({ id }) => id)).toEqual(['b'])
  expect(withoutDanmaku(list, 'c')).toBe(list)
})

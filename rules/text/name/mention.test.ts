import { expect, it } from 'vitest'
import { namedIn } from './mention.ts'

const [short, long, blank] = [{ nickname: '球迷1' }, { nickname: '球迷12' }, { nickname: 'Ann Lee' }]
const people = [short, long, blank]

it('matches the full name if one name is a prefix of another', () => {
  expect(namedIn('@球迷12 好球', people)).toEqual([long])
  expect(namedIn('@球迷1 好球', people)).toEqual([short])
  expect(namedIn('@球迷12和@球迷1', people)).toEqual([short, long])
  expect(namedIn('多谢@Ann Lee，@谁都不是 @', people)).toEqual([blank])
  expect(namedIn('Ann Lee', people)).toEqual([])
})

it('matches all users with the same name', () => {
  const twins = [
    { nickname: '球迷1', uid: '1' },
    { nickname: '球迷1', uid: '2' },
  ]
  expect(namedIn('@球迷1', twins)).toEqual(twins)
})

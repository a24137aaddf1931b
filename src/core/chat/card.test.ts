import { expect, it } from 'vitest'
import { chatCard } from './card.ts'

const card = (more: object) => chatCard({ title: '看台', imageUrl: '', id: '1', type: 'room', price: 0, ...more })

it('trims the title to one line that fits, without splitting characters', () => {
  expect(card({ title: ' 临江\n德比 ' }).title).toBe('临江 德比')
  expect(card({ title: `${'看'.repeat(99)}⚽️` }).title).toBe(`${'看'.repeat(99)}⚽`)
  expect(card({ title: `${'看'.repeat(99)}🏟` }).title).toBe('看'.repeat(99))
})

it('accepts only pictures from this host', () => {
  expect(card({ imageUrl: '/upload/a_1/b-2.webp' }).imageUrl).toBe('/upload/a_1/b-2.webp')
  for (const imageUrl of ['//elsewhere.example/a.png', 'https://elsewhere.example/a.png', '/a.png?big', 'a.png'])
    expect(card({ imageUrl }).imageUrl).toBe('')
})

import { describe, expect, it } from 'vitest'
import { enqueue } from './announce.ts'

const texts = (queue: { text: string }[]): string[] => queue.map((item) => item.text)

describe('the queue of announcements', () => {
  it('puts a goal before a card before the rest, and keeps the order among equals', () => {
    let queue = enqueue([], { text: 'saved', importance: 'plain' })
    queue = enqueue(queue, { text: 'red card', importance: 'card' })
    queue = enqueue(queue, { text: 'goal 1', importance: 'goal' })
    queue = enqueue(queue, { text: 'goal 2', importance: 'goal' })
    expect(texts(queue)).toEqual(['goal 1', 'goal 2', 'red card', 'saved'])
  })

  it('does not say the same sentence twice', () => {
    const queue = enqueue([{ text: 'goal', importance: 'goal' }], { text: 'goal', importance: 'goal' })
    expect(texts(queue)).toEqual(['goal'])
  })

  it('drops what matters least when too much waits', () => {
    let queue = enqueue([], { text: 'plain', importance: 'plain' })
    for (let n = 0; n < 6; n += 1) queue = enqueue(queue, { text: `goal ${n}`, importance: 'goal' })
    expect(texts(queue)).toEqual(['goal 0', 'goal 1', 'goal 2', 'goal 3', 'goal 4', 'goal 5'])
  })

  it('drops the oldest of those that matter least: the newest says how things stand now', () => {
    let queue = enqueue([], { text: 'goal', importance: 'goal' })
    for (let n = 0; n < 7; n += 1) queue = enqueue(queue, { text: `plain ${n}`, importance: 'plain' })
    expect(texts(queue)).toEqual(['goal', 'plain 2', 'plain 3', 'plain 4', 'plain 5', 'plain 6'])
  })
})

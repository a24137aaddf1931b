import { describe, expect, it } from 'vitest'
import { enqueue } from './announce.ts'

const texts = (queue: { text: string }[]): string[] => queue.map((item) => item.text)

describe('announcement queue', () => {
  it('puts goals before cards before the rest, and keeps the order among equals', () => {
    let queue = enqueue([], { text: 'saved', importance: 'plain' })
    queue = enqueue(queue, { text: 'red card', importance: 'card' })
    queue = enqueue(queue, { text: 'goal 1', importance: 'goal' })
    queue = enqueue(queue, { text: 'goal 2', importance: 'goal' })
    expect(texts(queue)).toEqual(['goal 1', 'goal 2', 'red card', 'saved'])
  })

  it('does not announce the same sentence twice', () => {
    const queue = enqueue([{ text: 'goal', importance: 'goal' }], { text: 'goal', importance: 'goal' })
    expect(texts(queue)).toEqual(['goal'])
  })

  it('drops the lowest priority when the queue is full', () => {
    let queue = enqueue([], { text: 'plain', importance: 'plain' })
    for (let n = 0; n < 6; n += 1) queue = enqueue(queue, { text: `goal ${n}`, importance: 'goal' })
    expect(texts(queue)).toEqual(['goal 0', 'goal 1', 'goal 2', 'goal 3', 'goal 4', 'goal 5'])
  })

  it('drops the oldest of the lowest priority, since the newest describes the current state', () => {
    let queue = enqueue([], { text: 'goal', importance: 'goal' })
    for (let n = 0; n < 7; n += 1) queue = enqueue(queue, { text: `plain ${n}`, importance: 'plain' })
    expect(texts(queue)).toEqual(['goal', 'plain 2', 'plain 3', 'plain 4', 'plain 5', 'plain 6'])
  })
})

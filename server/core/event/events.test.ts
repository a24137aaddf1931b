import { describe, expect, it } from 'vitest'
import type { Tx } from '../database/transaction.ts'
import { Events, eventType } from './events.ts'

const scored = eventType<{ team: string }>('scored')
const ended = eventType<{ at: number }>('ended')
const tx = {} as Tx

describe('events', () => {
  it('call the subscribers of their type in order, each after the one before has finished', async () => {
    const events = new Events()
    const heard: string[] = []
    events.subscribe(scored, async (_tx, { team }) => {
      await Promise.resolve()
      heard.push(`first ${team}`)
    })
    events.subscribe(scored, async (_tx, { team }) => void heard.push(`second ${team}`))
    events.subscribe(ended, async () => void heard.push('ended'))
    await events.publish(tx, scored, { team: 'home' })
    expect(heard).toEqual(['first home', 'second home'])
  })

  it('pass on the transaction', async () => {
    const events = new Events()
    const seen: Tx[] = []
    events.subscribe(ended, async (within) => void seen.push(within))
    await events.publish(tx, ended, { at: 1 })
    expect(seen).toEqual([tx])
  })

  it('reject with the failure of a subscriber, and do not call the ones after it', async () => {
    const events = new Events()
    let later = false
    events.subscribe(scored, () => Promise.reject(new Error('no room')))
    events.subscribe(scored, async () => {
      later = true
    })
    await expect(events.publish(tx, scored, { team: 'home' })).rejects.toThrow('no room')
    expect(later).toBe(false)
  })

  it('are published without subscribers too', async () => {
    await expect(new Events().publish(tx, scored, { team: 'home' })).resolves.toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import { createListeners, createStore } from './store.ts'

test('a store answers what was set last, and keeps apart what the server drew', () => {
  const store = createStore('drawn')
  expect([store.get(), store.getServer()]).toEqual(['drawn', 'drawn'])
  store.set('later')
  expect([store.get(), store.getServer()]).toEqual(['later', 'drawn'])
})

test('every listener is told once a change, finds the new value, and hears no more when it has stopped', () => {
  const store = createStore(0)
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(`one ${store.get()}`))
  store.subscribe(() => heard.push(`two ${store.get()}`))
  store.set(1)
  stop()
  store.set(2)
  expect(heard).toEqual(['one 1', 'two 1', 'two 2'])
})

test('the same value is told again: what is said twice is heard twice', () => {
  const store = createStore('full')
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.set('full')
  expect(calls).toBe(1)
})

test('listeners get the news itself; who listens twice hears once, and one stop ends it', () => {
  const { listen, notify, count } = createListeners<[name: string, on: boolean]>()
  const heard: [string, boolean][] = []
  const listener = (name: string, on: boolean): void => void heard.push([name, on])
  const stop = listen(listener)
  listen(listener)
  notify('star', true)
  expect([heard, count()]).toEqual([[['star', true]], 1])
  stop()
  notify('star', false)
  expect([heard.length, count()]).toEqual([1, 0])
})

test('a listener that stops another while being told keeps it from hearing', () => {
  const { listen, notify } = createListeners()
  const heard: string[] = []
  const stops: (() => void)[] = []
  listen(() => {
    heard.push('first')
    for (const stop of stops) stop()
  })
  stops.push(listen(() => heard.push('second')))
  notify()
  expect(heard).toEqual(['first'])
})

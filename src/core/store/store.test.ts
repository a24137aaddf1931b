import { expect, test } from 'vitest'
import { createListeners, createStore } from './store.ts'

test('returns the latest value and keeps the server-rendered one separate', () => {
  const store = createStore('drawn')
  expect([store.get(), store.getServer()]).toEqual(['drawn', 'drawn'])
  store.set('later')
  expect([store.get(), store.getServer()]).toEqual(['later', 'drawn'])
})

test('notifies each listener once per change with the new value, and not after it unsubscribes', () => {
  const store = createStore(0)
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(`one ${store.get()}`))
  store.subscribe(() => heard.push(`two ${store.get()}`))
  store.set(1)
  stop()
  store.set(2)
  expect(heard).toEqual(['one 1', 'two 1', 'two 2'])
})

test('notifies again when the same value is set twice', () => {
  const store = createStore('full')
  let calls = 0
  store.subscribe(() => {
    calls += 1
  })
  store.set('full')
  expect(calls).toBe(1)
})

test('passes the event to listeners; a listener added twice is called once and removed by one stop', () => {
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

test('does not call a listener that another one removes during notification', () => {
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

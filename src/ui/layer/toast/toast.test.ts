import { describe, expect, it } from 'vitest'
import { toast, toasts } from './toast.ts'

describe('toasts', () => {
  it('are shown one at a time, in order, and the same text once', () => {
    toast('first')
    toast('first')
    toast('second', { tone: 'danger' })
    const first = toasts.get()
    expect(first).toMatchObject({ text: 'first', tone: 'plain', duration: 5_000 })
    toasts.dismiss(first?.id ?? 0)
    const second = toasts.get()
    expect(second).toMatchObject({ text: 'second', tone: 'danger' })
    toasts.dismiss(second?.id ?? 0)
    expect(toasts.get()).toBeUndefined()
  })
})

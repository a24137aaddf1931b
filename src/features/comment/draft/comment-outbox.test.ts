import { expect, it, vi } from 'vitest'
import { enqueueComment } from './comment-outbox.ts'

const device = vi.hoisted(() => ({ put: async (_draft: object): Promise<void> => undefined, send: async (): Promise<void> => undefined }))
vi.mock('../../../core/outbox/device-outbox.ts', () => ({ deviceOutbox: { put: (draft: object) => device.put(draft) } }))
vi.mock('../../alert/device/waiting.ts', () => ({ sendWaiting: () => device.send() }))

const body = { kind: 'post', id: '1', content: '好球', key: 'k' } as const

it('returns whether the comment is queued on this device, so that the author is notified', async () => {
  const draft = vi.fn(async () => undefined)
  device.put = draft
  device.send = () => Promise.reject(new Error('no network'))
  expect(await enqueueComment(body)).toBe(true)
  expect(draft).toHaveBeenCalledWith({ kind: 'comment', subject: 'k', payload: body })
  device.put = () => Promise.reject(Object.assign(new Error('blocked'), { name: 'OpenFailedError' }))
  expect(await enqueueComment(body)).toBe(false)
})

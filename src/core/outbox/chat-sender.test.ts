// A private message written offline is sent although no chat is open.
import { afterEach, expect, it, vi } from 'vitest'
import type { OutboxRecord } from '../storage/db.ts'
import { uploadFile } from '../upload/upload.ts'
import { type ChatWrite, sendChat } from './chat-sender.ts'
import { createOutbox, type OutboxStore } from './outbox.ts'

vi.mock('../upload/upload.ts', () => ({ uploadFile: vi.fn(async () => '/media/f.pdf'), uploadPicture: async () => '/media/p.webp' }))

const row = (seq: number, draft: ChatWrite['draft'], owner = '7'): OutboxRecord => ({
  ...{ seq, key: `k${seq}`, kind: 'chat', subject: `k${seq}`, payload: { conversationID: 'C2C2', draft, url: '' } satisfies ChatWrite },
  ...{ createdAt: seq, tries: 0, notBefore: 0, refused: null, owner },
})
function device(rows: OutboxRecord[]) {
  const store: OutboxStore = {
    list: async () => rows.map((one) => ({ ...one })),
    add: async () => undefined,
    update: async (seq, patch) => void Object.assign(rows.find((one) => one.seq === seq) ?? {}, patch),
    remove: async (seq) =>
      void rows.splice(
        rows.findIndex((one) => one.seq === seq),
        1,
      ),
  }
  return createOutbox(
    store,
    { chat: sendChat },
    () => 0,
    () => '',
    () => '7',
  )
}
const bodies: { key: string; text?: string; url?: string; name?: string }[] = []
function server(respond: (text: string | undefined) => object | Error): void {
  bodies.length = 0
  vi.stubGlobal('document', { cookie: 'token=t' })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body)
    const answered = respond(request.text)
    if (answered instanceof Error) throw answered
    bodies.push(request)
    return Response.json({ code: 0, msg: '', data: {}, ...answered })
  })
}
afterEach(() => vi.unstubAllGlobals())

it('sends in order of writing, each under its own key, with its file first', async () => {
  server(() => ({}))
  const file = new File(['x'], '阵容.pdf')
  const rows = [row(1, { type: 'text', text: '在吗' }), row(2, { type: 'file', file }), row(3, { type: 'text', text: '看下' })]
  expect(await device(rows).flush(true)).toEqual({ sent: 3, remaining: 0 })
  expect(bodies.map(({ key, text, url }) => [key, text ?? url])).toEqual([
    ['k1', '在吗'],
    ['k2', '/media/f.pdf'],
    ['k3', '看下'],
  ])
  expect(bodies[1]).toMatchObject({ type: 'file', name: '阵容.pdf', conversationID: 'C2C2' })
  expect(rows).toEqual([])
})

it('waits offline with the file already uploaded, and for the login that it belongs to', async () => {
  server(() => new TypeError('no network'))
  const rows = [row(1, { type: 'file', file: new File(['x'], 'a.pdf') }), row(2, { type: 'text', text: '别人的' }, '8')]
  expect(await device(rows).flush(true)).toEqual({ sent: 0, remaining: 1 })
  expect(rows.map(({ payload }) => (payload as ChatWrite).url)).toEqual(['/media/f.pdf', ''])
  vi.mocked(uploadFile).mockClear()
  server(() => ({}))
  expect(await device(rows).flush(true)).toEqual({ sent: 1, remaining: 0 })
  expect(uploadFile).not.toHaveBeenCalled()
  expect(rows.map(({ owner }) => owner)).toEqual(['8'])
  vi.stubGlobal('document', { cookie: '' })
  expect(await sendChat(row(3, { type: 'text', text: '没有登录' }))).toEqual({ type: 'paused' })
})

it('reports why a message was rejected, and continues with the next one', async () => {
  server((text) => (text === '坏话' ? { code: 1, error: 'word-refused' } : {}))
  const rows = [row(1, { type: 'text', text: '坏话' }), row(2, { type: 'text', text: '后面的' })]
  expect(await device(rows).flush(true)).toEqual({ sent: 1, remaining: 1 })
  expect(rows).toMatchObject([{ key: 'k1', refused: 'word-refused' }])
})

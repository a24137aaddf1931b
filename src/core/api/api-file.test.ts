import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './api.ts'
import { callFile } from './api-file.ts'

afterEach(() => vi.unstubAllGlobals())

function answering(body: ConstructorParameters<typeof Response>[0], headers: Record<string, string>): { asked: string[] } {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(body, { headers })
  })
  return { asked }
}
const fetched = () => callFile('GET api/Desk/export', { kind: 'audit', by: '100001' })
const attached = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="audit.csv"' }

it('returns a file unchanged, with its name', async () => {
  const { asked } = answering('\uFEFFid,at\r\n', attached)
  const { name, file } = await fetched()
  expect(asked).toEqual(['/api/Desk/export?kind=audit&by=100001'])
  expect([name, [...new Uint8Array(await file.arrayBuffer())].slice(0, 5)]).toEqual(['audit.csv', [0xef, 0xbb, 0xbf, 0x69, 0x64]])
})

it('throws a server rejection even after the start of the file was sent', async () => {
  const failure = JSON.stringify({ code: 1, msg: 'Not allowed', data: null, error: 'forbidden' })
  const json = 'application/json; charset=utf-8'
  for (const headers of [{ 'content-type': json }, { ...attached, 'content-type': json }]) {
    answering(failure, headers)
    await expect(fetched()).rejects.toMatchObject({ error: 'forbidden' })
    await expect(fetched()).rejects.toBeInstanceOf(ApiError)
  }
})

it('does not accept a network’s login page as a file, or a partial file as complete', async () => {
  answering('<html>', { 'content-type': 'text/html' })
  await expect(fetched()).rejects.toBeInstanceOf(NetworkError)
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('id,at\r\n'))
      controller.error(new TypeError('terminated'))
    },
  })
  answering(broken, attached)
  await expect(fetched()).rejects.toBeInstanceOf(NetworkError)
})

// Direct writes over real sockets: the bytes of the stream, in order, whatever the reader does.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { DirectSocket } from '../../../server/core/live/wire/direct-socket.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function pair(): Promise<{ near: Socket; far: Socket }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const far = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [near] = (await once(server, 'connection')) as [Socket]
  ends.push(() => {
    near.destroy()
    far.destroy()
    server.close()
  })
  return { near, far }
}

/** Numbered blocks reveal a lost, duplicated or reordered one. */
const block = (number: number, size: number): Buffer =>
  Buffer.from(
    String(number)
      .padStart(8, '0')
      .repeat(size / 8),
  )

describe('DirectSocket', () => {
  it('leaves nothing queued when the kernel accepts everything', async () => {
    const { near, far } = await pair()
    const direct = new DirectSocket(near)
    for (let number = 0; number < 10; number += 1) direct.write(block(number, 160))
    expect([direct.writableLength, near.writableLength]).toEqual([0, 0])
    let heard = ''
    for await (const chunk of far) {
      heard += String(chunk)
      if (heard.length === 1_600) break
    }
    expect(heard).toBe(Array.from({ length: 10 }, (_, number) => String(block(number, 160))).join(''))
  })

  it('keeps the order when the reader pauses and resumes, and reports how much is queued', async () => {
    const { near, far } = await pair()
    const direct = new DirectSocket(near)
    far.pause()
    const sent: Buffer[] = []
    while (direct.writableLength < 3_000_000) {
      sent.push(block(sent.length, 80_000))
      direct.write(sent.at(-1) as Buffer)
    }
    const total = sent.length * 80_000
    let heard = 0
    const chunks: Buffer[] = []
    far.on('data', (chunk) => {
      chunks.push(chunk)
      heard += chunk.length
    })
    far.resume()
    await expect.poll(() => heard, { timeout: 5_000 }).toBe(total)
    expect(Buffer.concat(chunks).equals(Buffer.concat(sent))).toBe(true)
    await expect.poll(() => direct.writableLength).toBe(0)
    direct.write(block(7, 160))
    expect([direct.writableLength, near.writableLength]).toEqual([0, 0])
    await expect.poll(() => heard).toBe(total + 160)
  })

  it('writes after what the stream is still writing', async () => {
    const { near, far } = await pair()
    far.pause()
    for (let count = 0; count < 50 && near.write(block(1, 800_000)); count += 1);
    near.write(block(1, 800_000))
    const direct = new DirectSocket(near)
    for (let number = 2; number < 6; number += 1) direct.write(block(number, 80_000))
    expect(direct.writableLength).toBeGreaterThan(0)
    let heard = ''
    far.on('data', (chunk) => {
      heard += chunk
    })
    far.resume()
    await expect.poll(() => heard.endsWith('00000005'), { timeout: 5_000 }).toBe(true)
    const order = (heard.match(/.{80000}/g) ?? []).map((part) => Number(part.slice(0, 8)))
    expect(order.slice(order.indexOf(2))).toEqual([2, 3, 4, 5])
  })

  it('is destroyed when its peer is gone', async () => {
    const { near, far } = await pair()
    const direct = new DirectSocket(near)
    near.on('error', () => undefined)
    far.resetAndDestroy()
    await expect
      .poll(() => {
        direct.write(block(0, 160))
        return near.destroyed
      })
      .toBe(true)
    direct.write(block(1, 160))
  })

  it('behaves like any other stream without a TCP handle', async () => {
    const stream = new PassThrough()
    const direct = new DirectSocket(stream)
    direct.write(Buffer.from('abc'))
    expect(String(await once(stream, 'data'))).toBe('abc')
  })
})

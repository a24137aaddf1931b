// Sources that compress their responses, requested or not.
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { mostBytes, openSource } from '../../../server/core/source.ts'

const text = '<rss version="2.0"><channel><title>临江</title></channel></rss>'
let server: Server | null = null
afterEach(async () => {
  await new Promise((done) => (server ? server.close(done) : done(undefined)))
  server = null
})

/** Starts a server that sends these bytes, and returns its address. */
async function serve(body: Buffer, coding: string): Promise<string> {
  const headers = coding === '' ? {} : { 'content-encoding': coding }
  server = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`
}

it.each([
  ['gzip', gzipSync(text)],
  ['X-GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
  ['identity', Buffer.from(text)],
  // Bodies that contradict their header: compressed without the header, or not compressed despite it.
  ['', gzipSync(text)],
  ['gzip', Buffer.from(text)],
  ['utf-8', Buffer.from(text)],
])('is read when encoded as %s', async (coding, body) => {
  expect(await openSource(await serve(body, coding)).read()).toBe(text)
})

const zeros = Buffer.alloc(mostBytes + 1)
it.each([
  ['gzip', gzipSync(zeros)],
  ['deflate', deflateSync(zeros)],
  ['br', brotliCompressSync(zeros)],
  ['', gzipSync(zeros)],
  ['gzip, gzip', gzipSync(gzipSync(zeros))],
])('is rejected above 20 MB, however small when encoded as %s', async (coding, body) => {
  expect(body.length).toBeLessThan(100_000)
  await expect(openSource(await serve(body, coding)).read()).rejects.toThrow(/feed is larger than 20 MB\.$/)
})

it.each([
  ['gzip', gzipSync(text).subarray(0, 30), /its compressed data is damaged/],
  ['br', Buffer.from(text), /its compressed data is damaged/],
  ['zstd', Buffer.from(text), /it is compressed as zstd\.$/],
  ['gzip, gzip, gzip, gzip', gzipSync(text), /it is compressed 4 times\.$/],
])('is rejected in one sentence when it cannot be read as %s', async (coding, body, sentence) => {
  await expect(openSource(await serve(body, coding)).read()).rejects.toThrow(sentence)
})

it('is read from a file too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grandstand-source-'))
  try {
    const file = join(folder, 'wire.xml.gz')
    await writeFile(file, gzipSync(text))
    expect(await openSource(file).read()).toBe(text)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

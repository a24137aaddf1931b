// Builds the page and serves it.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { buildPage, pageTypes } from '../page-build.ts'

/** Returns its address, and a function that stops it. */
export async function servePage(): Promise<{ url: string; stop(): void }> {
  const folder = await buildPage(import.meta.dirname, 'danmaku.html')
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readFile(join(folder, pathname)).then(
      (body) => response.writeHead(200, { 'content-type': pageTypes[extname(pathname)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/danmaku.html`, stop: () => void server.close() }
}

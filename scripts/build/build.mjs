// npm run build: app with its worker, render bundle, server bundle; precompressed, with one build id for all.
import { createHash } from 'node:crypto'
import { rm, stat, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { compressAll } from './compress.mjs'
import { sourceStamp } from './stamp.mjs'

const stamp = sourceStamp()
process.env.NODE_ENV = 'production'
const started = Date.now()
// Starts with a timestamp, so that the operator can declare all builds before one too old (MIN_BUILD).
const stampTime = new Date(started).toISOString().replace(/\D/g, '').slice(0, 14)
process.env.BUILD_ID = `${stampTime}-${createHash('sha256').update(stamp).digest('hex').slice(0, 12)}`
await rm('dist', { recursive: true, force: true })
for (const mode of ['app', 'render', 'server']) {
  const since = Date.now()
  await build({ mode, logLevel: 'warn' })
  console.log(`built ${mode} in ${((Date.now() - since) / 1000).toFixed(1)} s`)
}
const count = await compressAll('dist/app')
await writeFile('dist/build.json', JSON.stringify({ id: process.env.BUILD_ID, stamp, at: new Date().toISOString() }))
const { size } = await stat('dist/server/main.js')
console.log(
  `build ${process.env.BUILD_ID}: ${count} files compressed, server ${(size / 1024).toFixed(0)} KB, ${((Date.now() - started) / 1000).toFixed(1)} s`,
)

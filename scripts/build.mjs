// npm run build: app with its worker, render bundle, server bundle; precompressed, with one build id for all.
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import { sourceStamp } from './stamp.mjs'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
const brotli = promisify(brotliCompress)

async function filesUnder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

async function compressAll(folder) {
  const files = (await filesUnder(folder)).filter((file) => compressible.test(file))
  for (const file of files) {
    const bytes = await readFile(file)
    if (bytes.length < 512) continue
    const packed = await brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
    await writeFile(`${file}.br`, packed)
  }
  return files.length
}

const stamp = sourceStamp()
process.env.NODE_ENV = 'production'
const started = Date.now()
// Begins with its moment, so that the operator can call all builds before one too old (MIN_BUILD).
const moment = new Date(started).toISOString().replace(/\D/g, '').slice(0, 14)
process.env.BUILD_ID = `${moment}-${createHash('sha256').update(stamp).digest('hex').slice(0, 12)}`
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

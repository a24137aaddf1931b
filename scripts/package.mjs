// npm run package [-- --folder FOLDER]: builds if something has changed, then creates grandstand-VERSION.tar.gz, which starts with Node and
// npm and without a build; with --folder the same files in an empty folder, for the Dockerfile.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { ensureBuilt } from './build/built.mjs'
import { install } from './install.mjs'
import { contentOf } from './package/content.mjs'
import { tarOf } from './package/tar.mjs'

function readArguments() {
  try {
    return parseArgs({ options: { folder: { type: 'string' } } }).values
  } catch {
    console.error('npm run package [-- --folder FOLDER]')
    return process.exit(2)
  }
}

async function writeFolder(folder, files) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) {
    console.error(`${resolve(folder)} is not empty.`)
    process.exit(1)
  }
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  console.log(`${resolve(folder)}: ${files.size} files`)
}

/** Renamed once complete: a partial file never has the name of a package. */
async function writeArchive(name, files, at) {
  const archive = `${name}.tar.gz`
  const half = `${archive}.${process.pid}`
  const inFolder = [...files].map(([path, content]) => [`${name}/${path}`, content])
  try {
    const chunks = Readable.from(tarOf(inFolder, Math.floor(at.getTime() / 1000)))
    await pipeline(chunks, createGzip({ level: 9 }), createWriteStream(half))
    await rename(half, archive)
  } finally {
    await rm(half, { force: true })
  }
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(archive)) {
    hash.update(chunk)
    size += chunk.length
  }
  console.log(`${archive}: ${files.size} files, ${(size / 1_000_000).toFixed(1)} MB, sha256 ${hash.digest('hex')}`)
}

const { folder } = readArguments()
await install()
const code = await ensureBuilt()
if (code !== 0) process.exit(code)
const { version, at, files } = await contentOf('.')
if (folder === undefined) await writeArchive(`grandstand-${version}`, files, at)
else await writeFolder(folder, files)

// Precompresses a built folder: a .br beside each text file, at the highest quality.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Bytes below which a compressed file is not worthwhile. */
const least = 256
/** Cache of compressed files by content hash: most files of a build are unchanged. */
const cacheDir = '.cache/brotli'
const brotli = promisify(brotliCompress)

async function packedBefore(name) {
  try {
    return await readFile(join(cacheDir, name))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

async function pack(bytes) {
  const name = createHash('sha256').update(bytes).digest('hex')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { name, packed: (await packedBefore(name)) ?? (await brotli(bytes, { params })) }
}

/** Retains only this build's files. Writes to a temporary name and renames, so that a partial file is never read. */
async function updateCache(used) {
  const before = new Set(await readdir(cacheDir))
  for (const name of before) if (!used.has(name)) await rm(join(cacheDir, name), { force: true })
  for (const [name, packed] of used) {
    if (before.has(name)) continue
    const half = join(cacheDir, `${name}.${process.pid}`)
    await writeFile(half, packed)
    await rename(half, join(cacheDir, name))
  }
}

async function filesUnder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** Returns the number of compressible files. */
export async function compressAll(folder) {
  await mkdir(cacheDir, { recursive: true })
  const files = (await filesUnder(folder)).filter((file) => compressible.test(file))
  const used = new Map()
  const left = files.values()
  const compressLeft = async () => {
    for (const file of left) {
      const bytes = await readFile(file)
      if (bytes.length < least) continue
      const { name, packed } = await pack(bytes)
      used.set(name, packed)
      await writeFile(`${file}.br`, packed)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressLeft))
  await updateCache(used)
  return files.length
}

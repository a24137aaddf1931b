// A hash of everything that a build depends on, so that an unchanged tree is not rebuilt.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['contract', 'rules', 'server', 'src', 'sw', 'public', 'locales', 'scripts']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'index.html', 'tsconfig.base.json']

/** The result of `read`; null if there is no such file or folder, whose absence is also part of the stamp. */
function ifThere(read) {
  try {
    return read()
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

/** Hash of the paths and contents of the sources. Synchronous: for thousands of small files promises cost four times as much as reading. */
export function sourceStamp() {
  const hash = createHash('sha256')
  for (const file of files) add(hash, file)
  for (const folder of folders) {
    const entries = ifThere(() => readdirSync(folder, { withFileTypes: true, recursive: true })) ?? []
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    for (const path of paths.sort()) if (!/\.test\.tsx?$/.test(path)) add(hash, path)
  }
  hash.update(process.env.API_BASE ?? '')
  return hash.digest('hex')
}

function add(hash, path) {
  const bytes = ifThere(() => readFileSync(path))
  if (bytes) hash.update(path).update('\0').update(bytes).update('\0')
}

// A hash of everything that a build depends on, so that an unchanged tree is not built again.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const folders = ['contract', 'rules', 'server', 'src', 'sw', 'public', 'locales', 'scripts']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'index.html', 'tsconfig.base.json']

/** Hash over the paths, sizes and contents of the sources. */
export async function sourceStamp() {
  const hash = createHash('sha256')
  for (const file of files) await add(hash, file)
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    for (const path of paths.sort()) if (!/\.test\.tsx?$/.test(path)) await add(hash, path)
  }
  hash.update(process.env.API_BASE ?? '')
  return hash.digest('hex')
}

async function add(hash, path) {
  const { size } = await stat(path).catch(() => ({ size: -1 }))
  if (size < 0) return
  hash
    .update(path)
    .update('\0')
    .update(await readFile(path))
    .update('\0')
}

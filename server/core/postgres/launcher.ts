// Runs the PostgreSQL programs: directly, or, since they refuse root, as root mapped to nobody.
import { execFile } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'

const run = promisify(execFile)

export interface Launcher {
  /** Program and arguments before the PostgreSQL program; empty: it runs directly. */
  prefix: readonly string[]
  /** Required owner of its data folder on disk; null: the creator. */
  owner: number | null
}

const nobody = 65534
const direct: Launcher = { prefix: [], owner: null }
/** In a user namespace root appears as nobody, yet owns its files: works with data and programs that only root may enter. */
const namespaced: Launcher = { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`], owner: 0 }
/** Without user namespaces: really nobody, with the one capability to enter folders that only root may enter. */
const stripped: Launcher = {
  prefix: [
    'setpriv',
    `--reuid=${nobody}`,
    `--regid=${nobody}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ],
  owner: nobody,
}

/** A data folder left by another launcher has another owner on disk; PostgreSQL requires its own. */
async function giveTo(path: string, owner: number): Promise<void> {
  const { uid } = await stat(path)
  if (uid === owner) return
  for (const entry of await readdir(path, { recursive: true })) await chown(join(path, entry), owner, owner)
  await chown(path, owner, owner)
}

/** Owners of data that root may use: root, and nobody from the second launcher. */
const ours: readonly number[] = [0, nobody]

/** Owner of a path; 0 if it does not exist: it will be root's. */
const ownerOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ uid }) => uid,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0
      throw error
    },
  )

/**
 * Refuses to start as root on a user's data, before anything is written: either launcher's changes to the database, and all files
 * that the server writes beside it, would lock that user out. `folder`: DATA_DIR.
 */
export async function refuseForeign(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owners = await Promise.all([folder, join(folder, 'postgres')].map(ownerOf))
  const foreign = owners.find((owner) => !ours.includes(owner))
  if (foreign === undefined) return
  throw new StartError(
    `The data in DATA_DIR (${folder}) belong to user ${foreign}, who would be locked out by a start as root: start as that user, or give them to root (chown -R root).`,
  )
}

async function works({ prefix }: Launcher, program: string, folder: string): Promise<boolean> {
  const [command = '', ...rest] = prefix
  try {
    await run(command, [...rest, '/bin/sh', '-c', '"$1" --version && test -w "$2"', 'sh', program, folder])
    return true
  } catch {
    // Missing, forbidden here, or unable to enter the folder: the next launcher is tried.
    return false
  }
}

/** Chooses a launcher with which `program` works in `folder`, and gives the folder the owner that it needs. */
export async function chooseLauncher(program: string, folder: string): Promise<Launcher> {
  if (process.getuid?.() !== 0) return direct
  for (const launcher of [namespaced, stripped]) {
    const before = (await stat(folder)).uid
    await giveTo(folder, launcher.owner ?? before)
    if (await works(launcher, program, folder)) return launcher
    await giveTo(folder, before)
  }
  throw new StartError(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv can help here: start as another user, or set DATABASE_URL.',
  )
}

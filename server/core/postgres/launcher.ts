// How the PostgreSQL programs are run: as we are, or, since they refuse root, as root in the clothes of nobody.
import { execFile } from 'node:child_process'
import { chown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'

const run = promisify(execFile)

export interface Launcher {
  /** Program and arguments that go before the PostgreSQL program; empty: it is run directly. */
  prefix: readonly string[]
  /** Owner that its data folder must have on disk; null: whoever made it. */
  owner: number | null
}

const nobody = 65534
const direct: Launcher = { prefix: [], owner: null }
/** In a user namespace root reads as nobody, yet owns its files: works with data and programs that only root may enter. */
const namespaced: Launcher = { prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`], owner: 0 }
/** Where user namespaces are off: really nobody, with the one capability to pass folders that only root may enter. */
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

/** A data folder that another launcher left belongs to another owner on disk; PostgreSQL insists on its own. */
async function giveTo(path: string, owner: number): Promise<void> {
  const { uid } = await stat(path)
  if (uid === owner) return
  for (const entry of await readdir(path, { recursive: true })) await chown(join(path, entry), owner, owner)
  await chown(path, owner, owner)
}

/** Who else may own data that root finds: nobody, by the second way. */
const ours: readonly number[] = [0, nobody]

/** 0 for what is not there: it will be root's. */
const ownerOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ uid }) => uid,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0
      throw error
    },
  )

/**
 * Ends the start of root on the data of a user, before anything is written there: what either way does to the database, and all
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
    // Absent, forbidden here, or unable to enter the folder: the next way is tried.
    return false
  }
}

/** Chooses how `program` can work in `folder`, and gives the folder to the owner that this needs. */
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

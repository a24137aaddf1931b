// A disk of a few megabytes over a folder, for tests of a full one. Needs root and the right to mount.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Mounts it; answers how to take it away, or null where this machine does not allow it. */
export async function onSmallDisk(folder: string, megabytes: number): Promise<(() => Promise<void>) | null> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch (error) {
    console.info(`skipped: ${(error as Error).message.split('\n').at(-1)}`)
    return null
  }
  return async () => {
    await run('umount', [folder])
  }
}

/** Makes a mounted one larger or smaller, with what lies on it. */
export const resizeDisk = async (folder: string, megabytes: number): Promise<void> => {
  await run('mount', ['-o', `remount,size=${megabytes}m`, folder])
}

// Mounts a file system of a few megabytes over a folder, for tests of a full disk. Needs root and permission to mount.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Mounts it; returns a function that unmounts it, or null if this machine does not allow mounting. */
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

/** Resizes a mounted file system and keeps its content. */
export const resizeDisk = async (folder: string, megabytes: number): Promise<void> => {
  await run('mount', ['-o', `remount,size=${megabytes}m`, folder])
}

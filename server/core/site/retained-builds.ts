// The assets of the last builds: a tab left open over an update can still load its chunks.
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds whose assets are stored at any age, this one included; younger ones than `maxAge` too, up to `maxBuilds`. R-UPDATE-2. */
const minBuilds = 3
const maxAge = 14 * 86_400_000
const maxBuilds = 40

/** Returns the id of the build in this folder (dist/app), or 'dev' without a build. */
export async function readBuildId(appDir: string): Promise<string> {
  try {
    const { id } = JSON.parse(await readFile(join(appDir, '..', 'build.json'), 'utf8')) as { id: string }
    return id
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'dev'
    throw error
  }
}

/**
 * Copies this build's hashed assets to `folder` (DATA_DIR/builds) and deletes all but the last three builds and those
 * of the last two weeks.
 * Returns the folders of the earlier builds, newest first.
 */
export async function retainBuild(appDir: string, buildId: string, folder: string, now = new Date()): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const own = join(folder, buildId)
  if (buildId !== 'dev') {
    const making = join(folder, `${buildId}.new-${process.pid}`)
    if (!(await exists(own))) {
      await rm(making, { recursive: true, force: true })
      await cp(join(appDir, 'assets'), join(making, 'assets'), { recursive: true })
      await rename(making, own)
    }
    await utimes(own, now, now)
  }
  const builds: { path: string; at: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.includes('.new-')) await rm(path, { recursive: true, force: true })
    else builds.push({ path, at: (await stat(path)).mtimeMs })
  }
  builds.sort((a, b) => b.at - a.at)
  const isRetained = ({ at }: { at: number }, index: number): boolean =>
    index < minBuilds || (index < maxBuilds && now.getTime() - at < maxAge)
  const retained = builds.filter(isRetained)
  for (const { path } of builds.filter((build) => !retained.includes(build))) await rm(path, { recursive: true, force: true })
  return retained.flatMap(({ path }) => (path === own ? [] : [path]))
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

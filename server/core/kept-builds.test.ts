import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { keepBuild, readBuildId } from './kept-builds.ts'

const made: string[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})
async function temporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  made.push(folder)
  return folder
}
async function build(id: string): Promise<string> {
  const dist = await temporary()
  await mkdir(join(dist, 'app/assets'), { recursive: true })
  await writeFile(join(dist, 'app/assets', `chunk-${id}.js`), id)
  await writeFile(join(dist, 'build.json'), JSON.stringify({ id }))
  return join(dist, 'app')
}

describe('kept builds', () => {
  it('keeps the assets of the last three and forgets the rest', async () => {
    const folder = await temporary()
    const earlier: string[][] = []
    for (const id of ['a', 'b', 'c', 'd']) {
      earlier.push((await keepBuild(await build(id), id, folder)).map((path) => basename(path)))
      // Builds are told apart by the time of their folders.
      await wait(10)
    }
    expect(earlier).toEqual([[], ['a'], ['b', 'a'], ['c', 'b']])
    expect((await readdir(folder)).sort()).toEqual(['b', 'c', 'd'])
    expect(await readdir(join(folder, 'b/assets'))).toEqual(['chunk-b.js'])
  })

  it('moves a build that comes back to the front, and drops what a cut-off copy left', async () => {
    const folder = await temporary()
    const a = await build('a')
    await keepBuild(a, 'a', folder)
    await wait(10)
    await keepBuild(await build('b'), 'b', folder)
    await mkdir(join(folder, 'x.new-1'))
    await wait(10)
    expect((await keepBuild(a, 'a', folder)).map((path) => basename(path))).toEqual(['b'])
    expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
  })

  it('reads the id of a build, and knows a tree that was not built', async () => {
    expect(await readBuildId(await build('q'))).toBe('q')
    expect(await readBuildId(join(await temporary(), 'app'))).toBe('dev')
  })
})

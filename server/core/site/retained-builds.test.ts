import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readBuildId, retainBuild } from './retained-builds.ts'

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

describe('retained builds', () => {
  /** Stores builds that are `days` apart; returns the earlier builds that each start finds. */
  async function successive(ids: string[], days: number, folder: string): Promise<string[][]> {
    const earlier: string[][] = []
    for (const [index, id] of ids.entries()) {
      const now = new Date(Date.UTC(2026, 0, 1) + index * days * 86_400_000)
      earlier.push((await retainBuild(await build(id), id, folder, now)).map((path) => basename(path)))
    }
    return earlier
  }

  it('keeps the assets of the last three builds however old, and drops the rest', async () => {
    const folder = await temporary()
    expect(await successive(['a', 'b', 'c', 'd'], 20, folder)).toEqual([[], ['a'], ['b', 'a'], ['c', 'b']])
    expect((await readdir(folder)).sort()).toEqual(['b', 'c', 'd'])
    expect(await readdir(join(folder, 'b/assets'))).toEqual(['chunk-b.js'])
  })

  it('keeps every build of the last two weeks, up to forty', async () => {
    const folder = await temporary()
    const last = (await successive(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 3, folder)).at(-1)
    expect(last).toEqual(['f', 'e', 'd', 'c'])
    const many = Array.from({ length: 45 }, (_, index) => `n${index}`)
    expect((await successive(many, 0.01, await temporary())).at(-1)).toHaveLength(39)
  })

  it('moves a returning build to the front, and drops the remains of an interrupted copy', async () => {
    const folder = await temporary()
    const a = await build('a')
    expect(await successive(['a', 'b'], 1, folder)).toEqual([[], ['a']])
    await mkdir(join(folder, 'x.new-1'))
    const [back, next] = [new Date('2026-01-03'), new Date('2026-01-04')]
    expect((await retainBuild(a, 'a', folder, back)).map((path) => basename(path))).toEqual(['b'])
    expect((await readdir(folder)).sort()).toEqual(['a', 'b'])
    expect((await retainBuild(await build('c'), 'c', folder, next)).map((path) => basename(path))).toEqual(['a', 'b'])
  })

  it('reads the id of a build, and recognizes a tree that was not built', async () => {
    expect(await readBuildId(await build('q'))).toBe('q')
    expect(await readBuildId(join(await temporary(), 'app'))).toBe('dev')
  })
})

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { diskStorage } from './storage.ts'

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }))
// A disk with limited space.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    async writeFile(path: string, bytes: Buffer, options: object) {
      await real.writeFile(path, bytes.subarray(0, disk.room), options)
      if (bytes.length > disk.room) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    },
  }
})

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const stored = async () =>
  (await readdir(join(dataDir, 'uploads', 'stored'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

it('a full disk keeps no part of a file, and loses none that was there', async () => {
  const storage = await diskStorage(dataDir)
  disk.room = 10
  await expect(storage.put('abfull.png', Buffer.alloc(1_000, 1), 'image/png')).rejects.toThrow('no space left')
  expect(await stored()).toEqual([])
  disk.room = Number.POSITIVE_INFINITY
  await storage.put('abfull.png', Buffer.alloc(1_000, 1), 'image/png')
  disk.room = 10
  await storage.put('abfull.png', Buffer.alloc(1_000, 1), 'image/png')
  expect(await storage.size('abfull.png')).toBe(1_000)
})

it('a file that a server left half-written is written in full', async () => {
  const storage = await diskStorage(dataDir)
  disk.room = Number.POSITIVE_INFINITY
  await writeFile(join(dataDir, 'uploads', 'stored', 'ab', 'abhalf.png'), Buffer.alloc(400, 2))
  await storage.put('abhalf.png', Buffer.alloc(1_000, 2), 'image/png')
  expect(await storage.size('abhalf.png')).toBe(1_000)
})

// The password of the embedded PostgreSQL when several servers start at once on one new folder.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecret, secretFile } from '../../../server/core/postgres/roles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const whole = /^[\w-]{32}$/

it('is one password for all servers that start concurrently on a new folder, with no leftovers', async () => {
  const read = await Promise.all(Array.from({ length: 8 }, () => readSecret(folder)))
  expect(read[0]).toMatch(whole)
  expect(new Set(read).size).toBe(1)
  expect(readdirSync(folder)).toEqual([secretFile])
  expect(await readSecret(folder)).toBe(read[0])
})

it('is complete whenever another server can see it', async () => {
  const path = join(folder, secretFile)
  let isDone = false
  const made = readSecret(folder).finally(() => {
    isDone = true
  })
  while (!isDone) {
    // Pending disk operations complete meanwhile, but no later step runs.
    const until = Date.now() + 3
    while (Date.now() < until) if (existsSync(path)) expect(readFileSync(path, 'utf8')).toMatch(whole)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(readFileSync(path, 'utf8')).toBe(await made)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Stills } from './stills.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'grandstand-stills-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Replaces an encoder, which receives its input only on stdin. */
function program(name: string, does: string): string {
  const path = join(root, name)
  writeFileSync(path, `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  return path
}
function scene(does: string) {
  const made: [number, string][] = []
  const folder = {
    stills: [] as { at: number; bytes: number }[],
    addStill: (at: number, data: Buffer) => void made.push([at, String(data)]),
  }
  const stills = new Stills(program(`does-${does.length}`, does), pino({ level: 'silent' }))
  const run = { init: 'init-1', data: Buffer.from('init ') }
  const add = (at: number, more: object = {}) =>
    stills.add(folder, { at, run, independent: true, data: Buffer.from(`piece ${at}`), ...more })
  return { made, folder, stills, add }
}

it('makes one still per ten seconds, in order, from the first segment that starts with a key frame', async () => {
  const { made, add } = scene('exec cat')
  for (let at = 1_000; at < 32_000; at += 1_500) add(at, { independent: at !== 11_500 })
  await expect.poll(() => made.length).toBe(3)
  expect(made).toEqual([
    [1_000, 'init piece 1000'],
    [13_000, 'init piece 13000'],
    [23_500, 'init piece 23500'],
  ])
})

it('continues where a previous server ended', async () => {
  const { made, folder, add } = scene('exec cat')
  folder.stills.push({ at: 1_000, bytes: 1 })
  add(9_000)
  add(11_000)
  await expect.poll(() => made.map(([at]) => at)).toEqual([11_000])
})

it('finishes the current still when a broadcast ends, and starts no other', async () => {
  const { made, folder, stills, add } = scene('sleep 0.2; exec cat')
  for (const at of [0, 10_000, 20_000]) add(at)
  await stills.settle(folder)
  expect(made.map(([at]) => at)).toEqual([0])
})

it('loses only the still when an encoder fails, outputs nothing or is missing', async () => {
  const { made, folder, stills, add } = scene('head -c 9 > /dev/null; exit 1')
  add(0, { data: Buffer.alloc(4_000_000) })
  await stills.settle(folder)
  const none = new Stills(join(root, 'nothing-here'), pino({ level: 'silent' }))
  none.add(folder, { at: 0, run: { init: 'init-1', data: Buffer.from('init ') }, independent: true, data: Buffer.from('piece') })
  await none.settle(folder)
  expect(made).toEqual([])
})

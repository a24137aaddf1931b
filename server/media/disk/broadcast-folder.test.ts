import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BroadcastFolder, stillName } from './broadcast-folder.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'grandstand-folder-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const log = pino({ level: 'silent' })
const run = { init: 'init-0', data: Buffer.from('init'), codecs: '', width: 640, height: 360 }
const stillsOf = (path: string): string[] => readdirSync(path).filter((name) => name.endsWith('.jpg'))

it('keeps stills with their segments and drops both together, also after a restart', async () => {
  const path = join(root, 'one')
  const folder = new BroadcastFolder(path, log)
  folder.begin(run)
  for (let msn = 0; msn < 30; msn += 1) {
    const at = 1_700_000_000_000.4 + msn * 1_000
    folder.add({ msn, at, duration: 1, run, breaks: false, independent: true, bytes: 5, parts: [], data: Buffer.from('piece') })
    if (msn % 10 === 0) folder.addStill(Math.round(at), Buffer.from('jpeg'))
  }
  await folder.flushed()
  const [first, second, third] = [0, 10_000, 20_000].map((later) => 1_700_000_000_000 + later) as [number, number, number]
  expect(folder.stills.map(({ at }) => at)).toEqual([first, second, third])
  expect(folder.bytes).toBe(30 * 5 + 3 * 4)
  for (let count = 0; count < 10; count += 1) folder.dropOldest()
  await folder.flushed()
  expect(stillsOf(path).sort()).toEqual([stillName(second), stillName(third)])
  folder.dropOldest()
  await folder.flushed()
  expect(stillsOf(path)).toEqual([stillName(third)])
  expect(folder.bytes).toBe(19 * 5 + 4)

  const next = new BroadcastFolder(path, log)
  await next.load()
  expect(next.stills).toEqual([{ at: third, bytes: 4 }])
  expect(next.bytes).toBe(folder.bytes)
  const still = await next.open(stillName(third))
  expect(still?.size).toBe(4)
  expect(await text(still?.stream() ?? Readable.from([]))).toBe('jpeg')
})

it('resumes after a crash that truncated its last line or lost its file, and records each segment once', async () => {
  const path = join(root, 'crashed')
  const piece = (msn: number, of = run) => {
    const [data, at] = [Buffer.from(`piece ${msn}`), 1_700_000_000_000 + msn * 1_000]
    return { msn, at, duration: 1, run: of, breaks: false, independent: true, bytes: data.length, parts: [], data }
  }
  const folder = new BroadcastFolder(path, log)
  folder.begin(run)
  for (let msn = 0; msn < 4; msn += 1) folder.add(piece(msn))
  await folder.flushed()
  writeFileSync(join(path, '3.m4s'), '')
  appendFileSync(join(path, 'index.jsonl'), '{"m":4,"at":17000')

  const next = new BroadcastFolder(path, log)
  await next.repair()
  expect((await next.load())?.segments.map(({ msn }) => msn)).toEqual([0, 1, 2])
  const again = { ...run, init: 'init-3' }
  next.begin(again)
  for (let msn = 3; msn < 6; msn += 1) next.add({ ...piece(msn, again), breaks: msn === 3 })
  await next.end(1_700_000_010_000)

  const stored = await new BroadcastFolder(path, log).load()
  expect(stored?.segments.map(({ msn, run: of }) => `${msn} ${of.init}`)).toEqual([
    '0 init-0',
    '1 init-0',
    '2 init-0',
    '3 init-3',
    '4 init-3',
    '5 init-3',
  ])
  expect(stored?.ended).toBe(true)
})

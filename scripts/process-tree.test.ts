import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openProcesses, overLimit, ProcessTree, parseStat, runMark } from './process-tree.mjs'
import { watchRun } from './watch-run.mjs'

const one = (pid: number, parent: number, own: number, waited = 0, started = pid) => ({
  pid,
  parent,
  own,
  waited,
  started,
  name: 'node',
  bytes: 0,
})

/** Cost of a run with these consecutive states. */
function costOf(...states: ReturnType<typeof one>[][]): number {
  const tree = new ProcessTree()
  for (const state of states) tree.sweep(state)
  return tree.cost
}

describe('cost of a run', () => {
  it('is the sum of its processes and the children that they waited for', () => {
    expect(costOf([one(1, 0, 100, 40), one(2, 1, 30)])).toBe(170)
  })

  it('counts a waited-for child once, including its cost after the last sample', () => {
    expect(costOf([one(1, 0, 100), one(2, 1, 30)], [one(1, 0, 100, 35)])).toBe(135)
  })

  it('counts the last sample of processes killed with their parent, or detached from the tree', () => {
    expect(costOf([one(1, 0, 100), one(2, 1, 30), one(3, 2, 500)], [one(1, 0, 100, 30)])).toBe(630)
    expect(costOf([one(1, 0, 100), one(2, 900, 50)], [one(1, 0, 100)])).toBe(150)
  })

  it('counts a grandchild once if both it and its parent were waited for', () => {
    expect(costOf([one(1, 0, 0), one(2, 1, 30), one(3, 2, 500)], [one(1, 0, 0, 540)])).toBe(540)
  })

  it('treats a reused pid as a new process', () => {
    expect(costOf([one(1, 0, 0), one(2, 1, 70, 0, 5)], [one(1, 0, 0, 70), one(2, 1, 10, 0, 9)])).toBe(80)
  })
})

it('parses the stat line of a process whose name contains spaces and brackets', () => {
  const line = '77 (a (b) c) S 12 77 77 0 -1 4194560 900 0 3 0 150 25 30 5 20 0 7 0 4242 1000000 250 18446744073709551615'
  expect(parseStat(line, 4096)).toEqual({ pid: 77, name: 'a (b) c', parent: 12, started: 4242, own: 1750, waited: 350, bytes: 250 * 4096 })
})

it('returns processes over the memory limit', () => {
  const held = (pid: number, bytes: number) => ({ ...one(pid, 1, 0), bytes })
  expect(overLimit([held(2, 900), held(3, 1100), held(4, 1000)], 1000).map((process: { pid: number }) => process.pid)).toEqual([3])
})

it.runIf(existsSync('/proc/self/stat'))('finds a detached process by its mark, but no unrelated ones', async () => {
  const mark = `test-${process.pid}`
  // The shell in between exits at once: init adopts its child.
  const env = { ...process.env, [runMark]: mark }
  const shell = spawn('sh', ['-c', 'sleep 600 & echo $!'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = await new Promise<number>((resolve) => shell.stdout.once('data', (text: Buffer) => resolve(Number(text.toString()))))
  if (shell.exitCode === null) await new Promise((resolve) => shell.once('exit', resolve))
  try {
    const pids = (of: string) => openProcesses(process.pid, of)?.().map((each) => each.pid)
    expect(pids(mark)).toContain(pid)
    expect(pids('another')).not.toContain(pid)
    expect(pids(mark)).toContain(process.pid)
  } finally {
    process.kill(pid)
  }
})

it.runIf(existsSync('/proc/self/stat'))('kills a process over the memory limit and reports it', async () => {
  const hold = 'const held = Buffer.alloc(300e6, 1); setInterval(() => held, 1000)'
  const child = spawn(process.execPath, ['-e', hold], { stdio: 'ignore' })
  const lines: string[] = []
  const watch = watchRun({ root: child.pid, most: 200, print: (line: string) => lines.push(line) })
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)))
  watch?.stop()
  expect(signal).toBe('SIGKILL')
  expect(lines).toEqual([expect.stringMatching(new RegExp(`process ${child.pid}: it held \\d+ MB .* more than 200: .*Buffer.alloc`))])
})

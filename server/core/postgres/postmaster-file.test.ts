import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { isAlive, isPostgresOn, parsePostmaster } from './postmaster-file.ts'

const whole = ['4711', '/data/postgres', '1763700000', '5432', '/data/postgres', '', '  2133   7', 'ready   ', ''].join('\n')

describe('postmaster.pid', () => {
  it('yields the process id, the connection address and the readiness', () => {
    expect(parsePostmaster(whole)).toEqual({ pid: 4711, port: 5432, socketDir: '/data/postgres', ready: true })
    expect(parsePostmaster(whole.replace('ready   ', 'starting'))?.ready).toBe(false)
    expect(parsePostmaster(whole.replace('5432\n/data/postgres', '40001\n'))).toMatchObject({ port: 40001, socketDir: '' })
  })

  it.each([
    ['empty', ''],
    ['cut off', '4711\n/data'],
    ['of no process', whole.replace('4711', '-1')],
    ['of letters', whole.replace('4711', 'x')],
  ])('that is %s yields null', (_what, text) => {
    expect(parsePostmaster(text)).toBeNull()
  })

  it('is not trusted when its process runs elsewhere or has ended', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = stranger.pid ?? 0
    expect(isAlive(pid)).toBe(true)
    expect(await isPostgresOn(pid, import.meta.dirname)).toBe(false)
    const ended = once(stranger, 'exit')
    stranger.kill('SIGKILL')
    await ended
    expect(isAlive(pid)).toBe(false)
    expect(await isPostgresOn(pid, import.meta.dirname)).toBe(false)
  })
})

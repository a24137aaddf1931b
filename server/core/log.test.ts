import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const stream = {
    write(line: string): void {
      text += line
    },
  }
  write(createLog('trace', stream))
  return text
}

describe('log', () => {
  const canary = 'c4n4ry-7f3a'

  it.each([
    ['a field', { token: canary }],
    ['a nested field', { request: { headers: { token: canary, cookie: `token=${canary}` } } }],
    ['a list', { devices: [{ endpoint: `https://push.example/${canary}`, keys: { auth: canary } }] }],
    ['an address', { database: `postgres://user:${canary}@host/db` }],
    ['an error', { err: new Error(`Failed query: insert\nparams: ${canary},1`) }],
    ["an error's own fields", { err: Object.assign(new Error('x'), { params: [canary], detail: `Key (endpoint)=(${canary})` }) }],
  ])('masks a secret in %s', (_where, record) => {
    const text = logged((log) => log.info(record, 'something'))
    expect(text).toContain('something')
    expect(text).not.toContain(canary)
  })

  it('masks a password in a message', () => {
    expect(logged((log) => log.warn(`cannot reach postgres://a:${canary}@b`))).not.toContain(canary)
  })

  it('keeps the code of an error and drops a verification code', () => {
    const text = logged((log) => log.info({ err: Object.assign(new Error('full'), { code: 'ENOSPC' }), code: '123456' }))
    expect(text).toContain('ENOSPC')
    expect(text).not.toContain('123456')
  })
})

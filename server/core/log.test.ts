import { describe, expect, it } from 'vitest'
import { createLog, plainError } from './log.ts'

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
    ['a bank card', { card_no: canary, card_number: canary, pay_ticket: canary }],
    ['a list', { devices: [{ endpoint: `https://push.example/${canary}`, keys: { auth: canary } }] }],
    ['an address', { database: `postgres://user:${canary}@host/db` }],
    ['an error', { err: new Error(`Failed query: insert\nparams: ${canary},1`) }],
    ["an error's own fields", { err: Object.assign(new Error('x'), { params: [canary], detail: `Key (endpoint)=(${canary})` }) }],
  ])('masks a secret in %s', (_where, record) => {
    const text = logged((log) => log.info(record, 'something'))
    expect(text).toContain('something')
    expect(text).not.toContain(canary)
  })

  it('reports plainly that the disk is full, without the failing statement', () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
    const wrapped = Object.assign(new Error(`Failed query: insert\nparams: ${canary}`, { cause }), { query: 'insert', params: [canary] })
    const { err } = JSON.parse(logged((log) => log.error({ err: wrapped }, 'not stored')))
    expect(err).toMatchObject({ message: 'The disk is full: could not extend file', code: '53100' })
    expect(JSON.stringify(err)).not.toContain('insert')
  })

  it('prints no statement parameters to a terminal', () => {
    const cause = new Error('the value is refused')
    const wrapped = Object.assign(new Error(`Failed query: insert\nparams: ${canary}`, { cause }), { query: 'insert', params: [canary] })
    expect(plainError(wrapped)).toMatch(/^(?!.*insert)Error: the value is refused\n/)
    for (const error of [wrapped, new Error(`Failed query: insert\nparams: ${canary}`), `postgres://a:${canary}@b`])
      expect(plainError(error)).not.toContain(canary)
  })

  it('masks a password in a message', () => {
    expect(logged((log) => log.warn(`cannot reach postgres://a:${canary}@b`))).not.toContain(canary)
  })

  it('masks a bank card number anywhere, and no other number', () => {
    const card = '4539578763621486'
    const text = logged((log) => log.warn({ note: `paid to ${card}`, err: new Error(`bad value "${card}"`), tx: '4539578763621487' }, card))
    expect(text).not.toContain(card)
    expect(text).toContain('paid to **** **** **** 1486')
    expect(text).toContain('4539578763621487')
  })

  it('keeps an error code and drops a verification code', () => {
    const text = logged((log) => log.info({ err: Object.assign(new Error('full'), { code: 'ENOSPC' }), code: '123456' }))
    expect(text).toContain('ENOSPC')
    // The timestamp of the line may contain these digits.
    expect(text).not.toMatch(/(?<!\d)123456(?!\d)/)
  })
})

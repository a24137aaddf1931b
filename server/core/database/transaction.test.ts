import { describe, expect, it } from 'vitest'
import { isDiskFull } from '../start-error.ts'
import { isDatabaseGone } from './transaction.ts'

const failed = (code: string, more: object = {}): Error => Object.assign(new Error('x'), { code, ...more })
/** As Drizzle wraps it. */
const wrapped = (cause: unknown): Error => new Error('Failed query', { cause })

describe('lost database connection', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '57P05', '08000', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'].map((code) =>
      failed(code),
    ),
    failed('ENOENT', { syscall: 'connect' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
  ])('is detected from %s, direct or wrapped', (error) => {
    expect(isDatabaseGone(error)).toBe(true)
    expect(isDatabaseGone(wrapped(error))).toBe(true)
  })

  it.each([failed('23505'), failed('40001'), failed('53100'), failed('ENOENT', { syscall: 'open' }), new Error('x'), 'x', null, undefined])(
    'is not detected from %s',
    (error) => {
      expect(isDatabaseGone(error)).toBe(false)
      expect(isDatabaseGone(wrapped(error))).toBe(false)
    },
  )
})

it('detects a full disk by the cause of an error', () => {
  for (const code of ['53100', 'ENOSPC', 'EDQUOT']) expect(isDiskFull(wrapped(wrapped(failed(code))))).toBe(true)
  for (const other of [wrapped(failed('23505')), wrapped(null), null, 'ENOSPC']) expect(isDiskFull(other)).toBe(false)
})

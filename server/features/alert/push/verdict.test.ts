import { describe, expect, it } from 'vitest'
import { reasonOf, retryAfterMs, verdictOf } from './verdict.ts'

describe('responses of a push service', () => {
  it('are interpreted as RFC 8030 specifies', () => {
    const meanings = [200, 201, 202, 301, 307, 400, 401, 403, 404, 410, 413, 429, 500, 503].map((status) => [status, verdictOf(status)])
    expect(Object.fromEntries(meanings)).toEqual({
      200: 'sent',
      201: 'sent',
      202: 'sent',
      301: 'refused',
      307: 'refused',
      400: 'refused',
      401: 'refused',
      403: 'refused',
      404: 'gone',
      410: 'gone',
      413: 'refused',
      429: 'throttled',
      500: 'broken',
      503: 'broken',
    })
  })

  it('give the retry delay in seconds or as a date', () => {
    const now = Date.parse('2026-03-07T12:00:00Z')
    expect(retryAfterMs('120', now)).toBe(120_000)
    expect(retryAfterMs('Sat, 07 Mar 2026 12:00:30 GMT', now)).toBe(30_000)
    expect(retryAfterMs('Sat, 07 Mar 2026 11:00:00 GMT', now)).toBe(0)
    for (const long of ['301', '999999999', 'Sat, 07 Mar 2027 12:00:00 GMT']) expect(retryAfterMs(long, now), long).toBe(300_000)
    expect([retryAfterMs(undefined, now), retryAfterMs('soon', now), retryAfterMs('-5', now)]).toEqual([0, 0, 0])
  })

  it.each([
    ['{"reason":"BadJwtToken"}', 'BadJwtToken'],
    ['{"code":401,"errno":109,"error":"Unauthorized","message":"Request did not validate"}', 'Request did not validate'],
    ['{"error":{"code":403,"message":"SenderId mismatch"}}', 'SenderId mismatch'],
    ['<html><head><title>403</title></head><body>\r\n<h1>Forbidden</h1><p>no key</p></body></html>', 'Forbidden no key'],
    ['\u001b[31mno\u0000 key\u202e', '[31mno key'],
    ['{"reason":', '{"reason":'],
    ['null', 'null'],
    ['', ''],
  ])('%j give the reason: %s', (text, reason) => expect(reasonOf(text)).toBe(reason))

  it('give a bounded reason without an endpoint or a token', () => {
    const secret = `https://fcm.googleapis.com/fcm/send/${'aB3-_'.repeat(30)}`
    expect(reasonOf(`refused: ${secret}`)).toBe('refused: …')
    expect(reasonOf('word '.repeat(400))).toBe('word '.repeat(40).trim())
  })
})

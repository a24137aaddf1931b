import { describe, expect, it } from 'vitest'
import { type Certificate, checkAddress, checkCertificate, checkProxy, checkReady, type ReadyResponse } from './address.ts'

const site = 'https://live.example.com'
const refuse = async (): Promise<never> => {
  throw new Error('getaddrinfo ENOTFOUND')
}

describe('the host name', () => {
  it('passes when it resolves and fails when it does not', async () => {
    expect(await checkAddress(site, async () => ['203.0.113.7'])).toMatchObject({
      verdict: 'ok',
      found: 'live.example.com is 203.0.113.7.',
    })
    expect((await checkAddress(site, refuse)).verdict).toBe('fail')
  })

  it('triggers a warning when missing or not https', async () => {
    expect((await checkAddress('', refuse)).verdict).toBe('warn')
    expect((await checkAddress('http://live.example.com', async () => ['203.0.113.7'])).verdict).toBe('warn')
  })

  it('may be an IP address', async () => {
    const asked: string[] = []
    await checkAddress('https://[2001:db8::1]:8443', async (name) => {
      asked.push(name)
      return [name]
    })
    expect(asked).toEqual(['2001:db8::1'])
  })
})

describe('the certificate', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  const day = 86_400_000
  const check = (certificate: Partial<Certificate>) =>
    checkCertificate(site, async () => ({ until: now + 60 * day, distrust: '', ...certificate }), now)

  it.each([
    [60, 'ok'],
    [21, 'ok'],
    [20, 'warn'],
    [7, 'warn'],
    [6, 'fail'],
    [-1, 'fail'],
  ])('with %s days left: %s', async (days, verdict) => expect((await check({ until: now + days * day })).verdict).toBe(verdict))

  it('is reported with its remaining validity', async () => {
    expect((await check({})).found).toBe('It holds for 60 days, until 2027-01-29T12:00:00.000Z.')
  })

  it('fails when not trusted or not presented, and is not required without https', async () => {
    expect(await check({ distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toMatchObject({ verdict: 'fail' })
    expect((await checkCertificate(site, refuse, now)).verdict).toBe('fail')
    expect((await checkCertificate('http://live.example.com', refuse, now)).verdict).toBe('ok')
  })
})

describe('the readiness response', () => {
  const response: ReadyResponse = { status: 200, isOurs: true, sentAt: null, askedAt: 0, answeredAt: 0 }

  it.each([
    ['ready', {}, 'ok'],
    ['starting', { status: 503 }, 'fail'],
    ['of another program', { isOurs: false }, 'fail'],
  ])('is %s', async (_, changed, verdict) => {
    expect((await checkReady(site, async () => ({ ...response, ...changed }))).verdict).toBe(verdict)
  })

  it('fails when missing, and is not requested without an address', async () => {
    expect((await checkReady(site, refuse)).verdict).toBe('fail')
    expect((await checkReady('', refuse)).verdict).toBe('ok')
  })
})

it('requires the proxy to be named when there must be one', () => {
  expect(checkProxy({ publicUrl: site, trustProxy: false }).verdict).toBe('warn')
  expect(checkProxy({ publicUrl: site, trustProxy: ['loopback'] }).verdict).toBe('ok')
  expect(checkProxy({ publicUrl: '', trustProxy: false }).verdict).toBe('ok')
})

// The domain test: TLS as a browser validates it, and whether this site responds there.
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { checkDomain, type DomainCheck } from '../../../server/features/admin/domain-check.ts'
import { pushCertificate } from '../../support/alert/push-certificate.ts'
import { fullWorld } from '../../support/people/full-world.ts'

const path = '/api/Config/getConfig'
let reply = { status: 200, body: '' }
// Valid until 2126, for localhost.
const server = createServer(pushCertificate, (_request, response) => {
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
})
await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
afterAll(() => server.close())
const { port } = server.address() as AddressInfo
const publicUrl = `https://localhost:${port}`

const trusted: DomainCheck = { publicUrl, path, mark: 'BKeyOfThisSite', ca: pushCertificate.cert, now: Date.parse('2026-11-22T12:00:00Z') }
/** Expiry of the certificate, or the reason for the failure. */
const outcomeOf = (asked: DomainCheck): Promise<Date | string | undefined> =>
  checkDomain(asked).catch(({ message, code }: NodeJS.ErrnoException) => message || code)
const check = (more: Partial<DomainCheck> = {}) => outcomeOf({ ...trusted, ...more })

it('returns the expiry of the certificate if the site itself answers', async () => {
  reply = { status: 200, body: '{"data":{"vapid_public_key":"BKeyOfThisSite"}}' }
  const until = await check()
  expect(until).toBeInstanceOf(Date)
  expect((until as Date).getUTCFullYear()).toBe(2126)
})

it('reports each fault: no TLS, an untrusted or expiring certificate, another site, an error, no answer', async () => {
  reply = { status: 200, body: '{"data":{"vapid_public_key":"BKeyOfThisSite"}}' }
  expect(await check({ publicUrl: `http://localhost:${port}` })).toBe('the address is not https')
  const { ca: _ca, ...untrusted } = trusted
  expect(await outcomeOf(untrusted)).toMatch(/self.signed certificate/)
  expect(await check({ publicUrl: `https://127.0.0.2:${port}` })).toMatch(/does not match certificate/)
  expect(await check({ now: Date.parse('2126-10-25T00:00:00Z') })).toMatch(/^the certificate ends on 2126-10-28T/)
  reply = { status: 200, body: '{"data":{"vapid_public_key":"BKeyOfAnother"}}' }
  expect(await check()).toBe('another site answers there')
  reply = { status: 502, body: '' }
  expect(await check()).toBe('the address answered 502')
  expect(await check({ publicUrl: 'https://localhost:1' })).toMatch(/ECONNREFUSED/)
})

const world = await fullWorld({ PUBLIC_URL: publicUrl })
it('runs from the admin desk and reports a failure in the words of TLS', async () => {
  const as = await world.operator('domain')
  const { data } = await world.call('POST api/Desk/testDomain', { as, body: {} })
  expect(data).toMatchObject({ result: 'failed', detail: expect.stringMatching(/certificate/) })
})

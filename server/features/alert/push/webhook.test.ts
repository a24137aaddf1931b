import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Webhook } from '../../../../contract/alert.ts'
import { startWebhookServer, type WebhookServer } from '../../../../tests/support/alert/webhook-server.ts'
import { publicLookup } from './public-lookup.ts'
import { judgeWebhook, mostFailures, WebhookSender } from './webhook.ts'

const hostile = [
  'http://ntfy.sh/topic',
  'https://ntfy.sh:22/topic',
  'https://ntfy.sh:8080/topic',
  'https://user@ntfy.sh/topic',
  'https://user:pw@ntfy.sh/topic',
  'https://ntfy.sh/topic#x',
  'https://ntfy.sh\\@127.0.0.1/x',
  'https://nt fy.sh/topic',
  'https://localhost/x',
  'https://api.localhost/x',
  'https://printer.local/x',
  'https://db.internal/x',
  'https://metadata.google.internal/x',
  'https://intranet/x',
  'https://router.lan/x',
  'https://nas.home/x',
  'https://1.0.0.127.in-addr.arpa/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fc00::1]/x',
  'https://[2606:4700::1111]/x',
  'https://0.0.0.0/x',
  'https://10.0.0.1/x',
  'https://172.16.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/latest',
  'https://100.64.0.1/x',
  'file:///etc/passwd',
  'ftp://ntfy.sh/x',
  'gopher://ntfy.sh/x',
  'data:text/plain,x',
  'javascript:alert(1)',
  'ws://ntfy.sh/x',
  '//ntfy.sh/x',
  'ntfy.sh/x',
  'https://',
  '',
]
/** Non-public addresses that a name may resolve to. */
const inward = [
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.88.99.1',
  '198.18.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2001::1',
  '2002:a00:1::',
  'fec0::1',
]

const text = {
  id: 'an-id',
  title: '进球！',
  body: '66′ 韩砚',
  path: '/score-detail?id=m1',
  match_id: 'm1',
  seq: 4,
  kind: 'goal',
  lang: 'zh',
} as const
const results: [string, boolean][] = []
let receiver: WebhookServer
let inside: WebhookServer
beforeAll(async () => {
  receiver = await startWebhookServer()
  inside = await startWebhookServer()
})
afterAll(async () => {
  await receiver.close()
  await inside.close()
})

const senderOf = (more: Partial<ConstructorParameters<typeof WebhookSender>[0]> = {}) =>
  new WebhookSender({
    allowHosts: [receiver.host],
    publicUrl: 'https://fan.example',
    onResult: async (id, ok) => void results.push([id, ok]),
    timeout: 500,
    ...more,
  })
const caller = (kind: Webhook['kind'], url: string, webhook_failures = 0) => ({ id: 'd1', webhook: { kind, url }, webhook_failures })
async function send(kind: Webhook['kind'], url: string, sender = senderOf(), failures = 0): Promise<boolean> {
  receiver.calls = []
  results.length = 0
  try {
    return await sender.send(caller(kind, url, failures), () => text)
  } finally {
    await sender.close()
  }
}

describe('the address of a webhook', () => {
  it(`is rejected when it is one of ${hostile.length} hostile ones`, () => {
    for (const url of hostile) expect(judgeWebhook(url, []), url).toBeNull()
  })

  it('may be any public host over https, or an exact host that the operator allows', () => {
    for (const url of ['https://ntfy.sh/my-topic', 'https://api.day.app/key', 'https://hooks.example.co.uk:8443/a?b=c'])
      expect(judgeWebhook(url, []), url).toMatchObject({ trusted: false })
    expect(judgeWebhook('http://127.0.0.1:9000/x', ['127.0.0.1:9000'])).toMatchObject({ trusted: true })
    expect(judgeWebhook('http://127.0.0.1:9001/x', ['127.0.0.1:9000'])).toBeNull()
  })

  it('is not called when it resolves to an internal address, in either family or behind public ones', async () => {
    for (const address of inward) {
      const lookup = publicLookup((_name, onLookup) =>
        onLookup(null, [{ address, family: address.includes(':') ? 6 : 4 }] as LookupAddress[]),
      )
      expect(await send('generic', 'https://rebound.example/x', senderOf({ lookup })), address).toBe(false)
      expect(results).toEqual([['d1', false]])
    }
    expect(inside.calls).toEqual([])
  })
})

describe('a webhook', () => {
  it('gets the payload of its kind: ntfy, Bark or generic', async () => {
    const at = `http://${receiver.host}`
    expect(await send('ntfy', `${at}/base/my-topic`)).toBe(true)
    const link = 'https://fan.example/score-detail?id=m1'
    expect(receiver.calls).toMatchObject([
      {
        method: 'POST',
        path: '/base/',
        body: { topic: 'my-topic', sequence_id: 'an-id', title: '进球！', message: '66′ 韩砚', click: link },
      },
    ])
    await send('bark', `${at}/key?sound=x`)
    expect(receiver.calls).toMatchObject([
      { method: 'POST', path: '/key?sound=x', body: { id: 'an-id', title: '进球！', body: '66′ 韩砚', url: link, group: '看台' } },
    ])
    await send('bark', `${at}/key?sound=x`, senderOf({ siteName: () => ({ zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }) }))
    expect(receiver.calls[0]?.body).toMatchObject({ group: '球迷之家' })
    await send('generic', `${at}/hook`)
    expect(receiver.calls[0]?.headers['idempotency-key']).toBe('an-id')
    expect(receiver.calls[0]?.body).toEqual({
      id: 'an-id',
      title: '进球！',
      body: '66′ 韩砚',
      url: link,
      match_id: 'm1',
      seq: 4,
      kind: 'goal',
      lang: 'zh',
    })
    expect(results).toEqual([['d1', true]])
  })

  it('follows no redirect, blocks nothing, and is not called again after too many failures', async () => {
    const url = `http://${receiver.host}/hook`
    receiver.status = 302
    receiver.location = `http://${inside.host}/secret`
    expect(await send('generic', url)).toBe(false)
    expect([receiver.calls.length, inside.calls.length]).toEqual([1, 0])
    receiver.status = 0
    expect(await send('generic', url)).toBe(false)
    receiver.status = 200
    receiver.location = ''
    expect(await send('generic', url, senderOf(), mostFailures)).toBe(false)
    expect(receiver.calls).toEqual([])
    expect(await send('generic', 'http://127.0.0.1:1/x')).toBe(false)
  })

  it('with an unreadable topic fails like any other, and breaks nothing', async () => {
    receiver.status = 400
    expect(await send('ntfy', `http://${receiver.host}/%ZZ`)).toBe(false)
    expect(results).toEqual([['d1', false]])
    receiver.status = 200
  })

  it('among very many readers waits its turn, so that each of them is notified', async () => {
    receiver.calls = []
    const sender = senderOf({ timeout: 60_000 })
    const url = `http://${receiver.host}/hook`
    const sent = await Promise.all(
      Array.from({ length: 500 }, (_, reader) =>
        sender.send({ id: `d${reader}`, webhook: { kind: 'generic', url }, webhook_failures: 0 }, () => text),
      ),
    )
    expect(sent.filter((taken) => !taken)).toEqual([])
    expect(receiver.calls).toHaveLength(500)
    await sender.close()
  })
})

// Stripe and Alipay through their own libraries, with HTTP stand-ins and generated keys: what is sent, and which signatures are accepted.
// R-PAY-3.
import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError } from '../../../server/config-environment.ts'
import { createAlipay } from '../../../server/features/money/recharge/provider/alipay.ts'
import { CallbackRefused } from '../../../server/features/money/recharge/provider/provider.ts'
import { createStripe } from '../../../server/features/money/recharge/provider/stripe.ts'
import { testConfig } from '../../support/app.ts'

describe('Stripe and Alipay', () => {
  let asked: { url: string; body: string; headers: Record<string, unknown> }[] = []
  let responseText = ''
  let more: Record<string, string> = {}
  let status = 200
  let server: Server
  let address = ''
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      request.on('end', () => {
        asked.push({ url: request.url ?? '', body, headers: request.headers })
        response.writeHead(status, { 'content-type': 'application/json', ...more })
        response.end(responseText)
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  const pay = { id: 'o1', money: 3_000, coin: 3_000, ref: '' }
  const now = 1_800_000_000_000

  it('Stripe: opens one session per order, and accepts only its own signed events', async () => {
    asked = []
    responseText = JSON.stringify({ id: 'cs_1', url: 'https://checkout.stripe.com/c/cs_1', payment_status: 'unpaid' })
    const stripe = await createStripe({ secretKey: 'sk_test', webhookSecret: 'whsec_test', api: address, publicUrl: 'https://example.com' })
    expect(await stripe.checkout(pay)).toEqual({ url: 'https://checkout.stripe.com/c/cs_1', ref: 'cs_1' })
    expect(asked[0]).toMatchObject({
      url: '/v1/checkout/sessions',
      headers: { authorization: 'Bearer sk_test', 'idempotency-key': 'checkout-o1' },
    })
    // Only the call itself: the library would add the duration of the last one.
    expect(asked[0]?.headers).not.toHaveProperty('x-stripe-client-telemetry')
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toMatchObject({
      client_reference_id: 'o1',
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][currency]': 'cny',
    })
    const session = {
      id: 'cs_1',
      client_reference_id: 'o1',
      amount_total: 3_000,
      currency: 'cny',
      payment_status: 'paid',
      status: 'complete',
    }
    const raw = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object: session } }))
    const seconds = now / 1_000
    const signed = (secret: string, timestamp = seconds) =>
      new Stripe('sk_test').webhooks.generateTestHeaderString({ payload: raw.toString(), secret, timestamp })
    const read = (signature: string, body = raw) => stripe.readCallback(body, { 'stripe-signature': signature }, now)
    expect(read(signed('whsec_test'))).toEqual({
      eventId: 'evt_1',
      orderId: 'o1',
      ref: 'cs_1',
      state: 'paid',
      money: 3_000,
      currency: 'cny',
    })
    // During a rotation of the secret, the header has two signatures.
    expect(read(`${signed('whsec_test')},v1=00`)?.state).toBe('paid')
    for (const wrong of ['', 't=1,v1=00', signed('other'), signed('whsec_test', seconds - 301)])
      expect(() => read(wrong)).toThrow(CallbackRefused)
    expect(() => read(signed('whsec_test'), Buffer.from(raw.toString().replace('3000', '9000')))).toThrow(CallbackRefused)
    expect(() => stripe.readCallback(raw, {}, now)).toThrow(CallbackRefused)
    responseText = JSON.stringify({ ...session, payment_status: 'unpaid', status: 'expired' })
    expect(await stripe.ask({ ...pay, ref: 'cs_1' })).toMatchObject({ state: 'closed' })
    expect(asked.at(-1)?.url).toBe('/v1/checkout/sessions/cs_1')
    expect(await stripe.ask(pay)).toBeNull()
    status = 404
    responseText = '{"error":{"type":"invalid_request_error","message":"No such session"}}'
    await expect(stripe.ask({ ...pay, ref: 'cs_2' })).rejects.toThrow('No such session')
    status = 401
    responseText = '{"error":{"type":"invalid_request_error","message":"Invalid API Key provided"}}'
    await expect(stripe.probe()).rejects.toThrow('Invalid API Key provided')
    status = 200
    responseText = '{"object":"list","data":[],"has_more":false,"url":"/v1/checkout/sessions"}'
    await stripe.probe()
    expect(asked.at(-1)?.url).toBe('/v1/checkout/sessions?limit=1')
  })

  it('Alipay: its library leaves the sockets of the process unpatched, so one error may end two', async () => {
    const key = (type: 'pkcs8' | 'spki') => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return String(type === 'pkcs8' ? privateKey.export({ type, format: 'pem' }) : publicKey.export({ type, format: 'pem' }))
    }
    const gateway = `${address}/gateway.do`
    await createAlipay({ appId: '2021', privateKey: key('pkcs8'), publicKey: key('spki'), gateway, publicUrl: 'https://example.com' })
    const gone = new Error('the other side is gone')
    const heard: unknown[] = []
    const sockets = [new Socket(), new Socket()]
    for (const socket of sockets) socket.on('error', (error) => heard.push(error)).destroy(gone)
    await expect.poll(() => heard).toEqual([gone, gone])
  })

  it('Alipay: signs its requests, and accepts only notices signed by Alipay', async () => {
    const [ours, theirs] = [generateKeyPairSync('rsa', { modulusLength: 2048 }), generateKeyPairSync('rsa', { modulusLength: 2048 })]
    const pem = (key: { export(options: object): string | Buffer }, type: string) => String(key.export({ type, format: 'pem' }))
    // Merchants receive keys as base64 without PEM armour.
    const bare = (text: string) => text.replace(/-----[^-]+-----|\s/g, '')
    const settings = {
      appId: '2021',
      privateKey: bare(pem(ours.privateKey, 'pkcs8')),
      publicKey: pem(theirs.publicKey, 'spki'),
      gateway: `${address}/gateway.do`,
      publicUrl: 'https://example.com',
    }
    const alipay = await createAlipay(settings)
    const before = Date.now()
    const url = new URL((await alipay.checkout(pay)).url)
    const after = Date.now()
    expect(JSON.parse(url.searchParams.get('biz_content') ?? '')).toMatchObject({ out_trade_no: 'o1', total_amount: '30.00' })
    // Whole seconds.
    const stamped = Date.parse(`${url.searchParams.get('timestamp')?.replace(' ', 'T')}+08:00`)
    expect([stamped > before - 1_000, stamped <= after]).toEqual([true, true])
    expect(url.searchParams.get('notify_url')).toBe('https://example.com/api/_pay/alipay')
    const textOf = (params: URLSearchParams, without = ['sign']) =>
      [...params]
        .filter(([name]) => !without.includes(name))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
    expect(
      verify('sha256', Buffer.from(textOf(url.searchParams)), ours.publicKey, Buffer.from(url.searchParams.get('sign') ?? '', 'base64')),
    ).toBe(true)

    const notice = (change: Record<string, string> = {}, key = theirs.privateKey): Buffer => {
      const params = new URLSearchParams({
        app_id: '2021',
        notify_id: 'n1',
        out_trade_no: 'o1',
        trade_no: 't1',
        trade_status: 'TRADE_SUCCESS',
        total_amount: '30.00',
        subject: '300 钻石 100% +1',
        ...change,
      })
      const signature = sign(change.sign_type === 'RSA' ? 'sha1' : 'sha256', Buffer.from(textOf(params, ['sign', 'sign_type'])), key)
      return Buffer.from(
        new URLSearchParams({ sign_type: 'RSA2', ...Object.fromEntries(params), sign: signature.toString('base64') }).toString(),
      )
    }
    expect(alipay.readCallback(notice(), {}, now)).toEqual({
      eventId: 'n1',
      orderId: 'o1',
      ref: 't1',
      state: 'paid',
      money: 3_000,
      currency: 'cny',
    })
    expect(alipay.readCallback(notice({ trade_status: 'WAIT_BUYER_PAY' }), {}, now)).toBeNull()
    expect(() => alipay.readCallback(notice({}, ours.privateKey), {}, now)).toThrow(CallbackRefused)
    expect(() => alipay.readCallback(notice({ app_id: '9' }), {}, now)).toThrow('another app')
    // A valid signature by Alipay's key, but over SHA-1.
    expect(() => alipay.readCallback(notice({ sign_type: 'RSA' }), {}, now)).toThrow(CallbackRefused)
    expect(() => alipay.readCallback(Buffer.from('out_trade_no=o1&sign_type=RSA2'), {}, now)).toThrow(CallbackRefused)
    const changed = Buffer.from(notice().toString().replace('30.00', '31.00'))
    expect(() => alipay.readCallback(changed, {}, now)).toThrow(CallbackRefused)

    const trade = { out_trade_no: 'o1', trade_no: 't1', trade_status: 'TRADE_SUCCESS', total_amount: '30.00' }
    const reply = (body: object, key = theirs.privateKey) => {
      responseText = JSON.stringify(body)
      const [signedAt, nonce] = [String(Date.now()), randomUUID()]
      const signature = sign('sha256', Buffer.from(`${signedAt}\n${nonce}\n${responseText}\n`), key).toString('base64')
      more = { 'alipay-timestamp': signedAt, 'alipay-nonce': nonce, 'alipay-signature': signature }
    }
    reply(trade)
    expect(await alipay.ask(pay)).toMatchObject({ state: 'paid', money: 3_000, ref: 't1' })
    const question = asked.at(-1)
    expect(question).toMatchObject({ url: '/v3/alipay/trade/query', body: '{"out_trade_no":"o1"}' })
    const [, about, proof] = /^ALIPAY-SHA256withRSA (.*),sign=(.*)$/.exec(String(question?.headers.authorization)) ?? []
    const signedText = Buffer.from(`${about}\nPOST\n/v3/alipay/trade/query\n${question?.body}\n`)
    expect(verify('sha256', signedText, ours.publicKey, Buffer.from(proof ?? '', 'base64'))).toBe(true)
    responseText = responseText.replace('30.00', '99.00')
    await expect(alipay.ask(pay)).rejects.toThrow('验签失败')
    reply(trade, ours.privateKey)
    await expect(alipay.ask(pay)).rejects.toThrow('验签失败')
    reply({ ...trade, out_trade_no: 'o2' })
    await expect(alipay.ask(pay)).rejects.toThrow('another trade')
    reply({ ...trade, trade_status: 'WAIT_BUYER_PAY' })
    expect(await alipay.ask(pay)).toBeNull()
    status = 400
    reply({ code: 'ACQ.TRADE_NOT_EXIST', message: '交易不存在' })
    expect(await alipay.ask(pay)).toBeNull()
    reply({ code: 'ACQ.SYSTEM_ERROR', message: '系统错误' })
    await expect(alipay.ask(pay)).rejects.toThrow('系统错误')
    status = 200
    await expect(createAlipay({ ...settings, publicKey: 'nonsense' })).rejects.toThrow('ALIPAY_PUBLIC_KEY')
    const first = bare(pem(ours.privateKey, 'pkcs1'))
    const again = new URL((await (await createAlipay({ ...settings, privateKey: first })).checkout(pay)).url)
    expect(
      verify(
        'sha256',
        Buffer.from(textOf(again.searchParams)),
        ours.publicKey,
        Buffer.from(again.searchParams.get('sign') ?? '', 'base64'),
      ),
    ).toBe(true)
  })

  it('require their keys, and the sandbox must be named where others are served', () => {
    expect(testConfig({}).payments).toEqual(['sandbox'])
    expect(testConfig({ PUBLIC_URL: 'https://example.com' }).payments).toEqual([])
    expect(testConfig({ DEMO: 'off' }).payments).toEqual([])
    expect(testConfig({ PUBLIC_URL: 'https://example.com', PAYMENT: 'sandbox' }).payments).toEqual(['sandbox'])
    expect(testConfig({ PAYMENT: 'off' }).payments).toEqual([])
    expect(() => testConfig({ PAYMENT: 'stripe' })).toThrow(ConfigError)
    expect(() => testConfig({ PAYMENT: 'cash' })).toThrow(/sandbox, stripe, alipay, or off/)
  })
})

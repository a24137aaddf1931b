// Verification codes: limits, attempts and races, the breaker and its puzzle, and the delivery channels. R-CODE-1 to R-CODE-3.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { solveProof } from '../../../rules/member/proof.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'
import { figures } from '../../support/soak.ts'

const world = await memberWorld()
const { call, codeOf, register } = world
const hour = 3_600_000
const send = (mobile: string, ip: string, more: object = {}) => call('POST api/user/getCode', { mobile, ...more }, { ip })
const login = (mobile: string, code: string, ip: string, more: object = {}) =>
  call('POST api/user/login', { mobile, code, ...more }, { ip })
const sentTo = async (mobile: string): Promise<number> =>
  Number((await world.pool.query('SELECT count(*) FROM verification_code WHERE mobile = $1', [mobile])).rows[0].count)
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('requesting a code', () => {
  it('returns the same response whether or not the number has an account', async () => {
    await register('known@example.com', password, { ip: '10.1.0.1' })
    world.move(61_000)
    const known = await send('known@example.com', '10.1.0.2')
    const unknown = await send('unknown@example.com', '10.1.0.3')
    expect(known.data).toEqual({ resend: 60, expires: 300 })
    expect([unknown.code, unknown.msg, unknown.data]).toEqual([known.code, known.msg, known.data])
  })

  it('is limited per number from one network to once in 60 s, five times an hour and ten a day', async () => {
    const mobile = '86-13812340000'
    let addresses = 0
    const from = () => {
      addresses += 1
      return addresses
    }
    const ask = () => send(mobile, `10.2.0.${from()}`)
    expect(await ask()).toMatchObject({ code: 0 })
    const soon = await ask()
    expect(soon).toMatchObject({ code: 1, error: 'code-too-soon', status: 200 })
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60)
    for (let index = 0; index < 4; index += 1) {
      world.move(60_001)
      expect(await ask()).toMatchObject({ code: 0 })
    }
    world.move(60_001)
    expect(await ask()).toMatchObject({ status: 429, error: 'too-many' })
    world.move(hour)
    for (let index = 0; index < 5; index += 1) {
      expect(await ask()).toMatchObject({ code: 0 })
      world.move(60_001)
    }
    world.move(hour)
    expect(await ask()).toMatchObject({ error: 'too-many' })
    await world.restart()
    expect(await ask()).toMatchObject({ error: 'too-many' })
    expect(await sentTo(mobile)).toBe(10)
  })

  it('from unknown networks requires a growing puzzle after five, and stops at thirty a day', async () => {
    const mobile = 'beset@example.com'
    const note = (count: number) =>
      world.pool.query("INSERT INTO attempt (kind, subject, at) SELECT 'code-unknown', $1, $2::timestamptz FROM generate_series(1, $3)", [
        mobile,
        new Date(world.now()),
        count,
      ])
    const bitsAt = async (ip: string) => (await call('POST api/user/getProof', {}, { ip })).data.bits
    for (let network = 0; network < 5; network += 1) {
      expect(await send(mobile, `10.21.${network}.1`)).toMatchObject({ code: 0 })
      world.move(60_001)
    }
    expect(await send(mobile, '10.22.0.1')).toMatchObject({ error: 'proof-needed' })
    const { challenge, bits } = (await call('POST api/user/getProof', {}, { ip: '10.22.0.1' })).data
    expect(bits).toBe(18)
    const proof = await solveProof(challenge, bits, (text) => createHash('sha256').update(text).digest())
    expect(await send(mobile, '10.22.0.1', { proof })).toMatchObject({ code: 0 })
    await note(14)
    world.move(60_001)
    expect(await send(mobile, '10.22.1.1')).toMatchObject({ error: 'proof-needed' })
    expect(await bitsAt('10.22.1.1')).toBe(21)
    await note(10)
    world.move(60_001)
    expect(await send(mobile, '10.22.2.1')).toMatchObject({ status: 429, error: 'too-many' })
  })

  it('concurrently sends one code', async () => {
    const mobile = 'burst@example.com'
    const responses = await Promise.all(Array.from({ length: 60 }, (_, index) => send(mobile, `10.3.${index}.1`)))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(await sentTo(mobile)).toBe(1)
  })

  it('is limited to twenty times an hour per address, and ten per browser', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, (_, index) => send(`a${index}@example.com`, '10.4.0.1')))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(20)
    const device = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(`b${index}@example.com`, `10.5.${index}.1`, { device_id: 'browser' })),
    )
    expect(device.filter(({ code }) => code === 0)).toHaveLength(10)
  })

  it('for an owner-only purpose sends it to nobody else', async () => {
    const { token } = await register('owner@example.com', password, { ip: '10.6.0.1' })
    world.move(61_000)
    const ask = (mobile: string, from: object) => call('POST api/user/getCode', { mobile, purpose: 'payment' }, { ip: '10.6.0.2', ...from })
    expect(await ask('owner@example.com', {})).toMatchObject({ code: 700 })
    expect(await ask('thief@example.com', { token })).toMatchObject({ error: 'mobile-invalid' })
    expect(await ask('owner@example.com', { token })).toMatchObject({ code: 0 })
    // A code for one purpose is invalid for another.
    expect(await login('owner@example.com', await codeOf('owner@example.com'), '10.6.0.3')).toMatchObject({ error: 'code-expired' })
  })
})

describe('a code', () => {
  it('allows five attempts, even concurrently', async () => {
    const mobile = '86-13988887777'
    await send(mobile, '10.7.0.1')
    const right = await codeOf(mobile)
    const guesses = Array.from({ length: 200 }, (_, index) => (index === 150 ? right : wrongOf(right)))
    // Calls the codes directly: the login limits would stop most attempts first.
    const { codes } = await codesOf()
    const outcomes = await Promise.all(
      guesses.map((code, index) =>
        codes
          .take(
            { mobile: { kind: 'phone', country: '86', number: '13988887777', text: mobile }, purpose: 'account', ip: `11.${index}.0.1` },
            code,
          )
          .then(
            () => 'right',
            (error: { code: string }) => error.code,
          ),
      ),
    )
    const checked = outcomes.filter((outcome) => outcome !== 'code-expired')
    expect(checked.length).toBeLessThanOrEqual(5)
    figures({ proof: 'R-CODE-1 one code', guesses: guesses.length, checked: checked.length })
    expect((await world.pool.query('SELECT tries FROM verification_code WHERE mobile = $1', [mobile])).rows).toEqual([{ tries: 5 }])
    expect(await login(mobile, right, '10.7.0.2')).toMatchObject({ error: 'code-expired' })
  })

  it('is valid for five minutes, once, in the requesting browser, and until the next code', async () => {
    const mobile = 'life@example.com'
    await send(mobile, '10.8.0.1', { device_id: 'mine' })
    const first = await codeOf(mobile)
    expect(await login(mobile, first, '10.8.0.2')).toMatchObject({ error: 'code-wrong' })
    expect(await login(mobile, first, '10.8.0.2', { device_id: 'other' })).toMatchObject({ error: 'code-wrong' })
    world.move(61_000)
    await send(mobile, '10.8.0.1')
    const second = await codeOf(mobile)
    if (second !== first) expect(await login(mobile, first, '10.8.0.2')).toMatchObject({ error: 'code-wrong' })
    world.move(238_000)
    const responses = await Promise.all(Array.from({ length: 5 }, (_, index) => login(mobile, second, `10.8.1.${index}`)))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(1)
    world.move(2 * hour)
    await send(mobile, '10.8.0.1')
    world.move(300_001)
    expect(await login(mobile, await codeOf(mobile), '10.8.0.2')).toMatchObject({ error: 'code-expired' })
  })

  it('is stored as a keyed hash', async () => {
    await send('kept@example.com', '10.9.0.1')
    const code = await codeOf('kept@example.com')
    const [row] = (await world.pool.query("SELECT * FROM verification_code WHERE mobile = 'kept@example.com'")).rows
    // No field equals the code; its hash and its id may contain these digits by chance.
    expect(Object.values(row as object).map(String)).not.toContain(code)
    expect(row.hash).not.toBe(createHash('sha256').update(code).digest('base64url'))
  })
})

/** The codes of a separate world, without the login limits in front. */
async function codesOf() {
  const { openCodes } = await import('../../../server/features/account/code/codes.ts')
  const { openKeys } = await import('../../../server/core/keys.ts')
  const keys = await openKeys({ secretKey: '', dataDir: world.dataDir })
  const codes = await openCodes(world.context, { keys, send: async () => undefined, now: world.now })
  afterAll(() => codes.close())
  return { codes }
}

describe('the breaker', () => {
  it('trips within 500 wrong codes from 200 addresses, survives a restart, and accepts a solved puzzle', async () => {
    const guessed = await memberWorld()
    const { openCodes } = await import('../../../server/features/account/code/codes.ts')
    const { openKeys } = await import('../../../server/core/keys.ts')
    const keys = await openKeys({ secretKey: '', dataDir: guessed.dataDir })
    const sent = new Map<string, string>()
    const open = () => openCodes(guessed.context, { keys, send: async (to, code) => void sent.set(to.text, code), now: guessed.now })
    const codes = await open()
    let wrong = 0
    let stopped = ''
    for (let index = 0; index < 500 && !stopped; index += 1) {
      const asking = {
        mobile: { kind: 'email', text: `v${index}@example.com` } as const,
        purpose: 'account' as const,
        ip: `12.${index % 200}.0.1`,
      }
      try {
        await codes.send(asking, 'en')
        for (let guess = 0; guess < 5; guess += 1)
          await codes.take(asking, wrongOf(sent.get(asking.mobile.text) ?? '')).catch((error: { code: string }) => {
            if (error.code !== 'code-wrong') throw error
            wrong += 1
          })
      } catch (error) {
        stopped = (error as { code: string }).code
      }
    }
    await codes.close()
    expect(stopped).toBe('proof-needed')
    expect(wrong).toBeLessThanOrEqual(500)
    await guessed.restart()
    const refused = await guessed.call('POST api/user/getCode', { mobile: 'honest@example.com' }, { ip: '13.0.0.1' })
    expect(refused).toMatchObject({ code: 1, error: 'proof-needed' })
    const { challenge, bits } = (await guessed.call('POST api/user/getProof', {}, { ip: '13.0.0.1' })).data
    expect(bits).toBeGreaterThanOrEqual(16)
    const proof = await solveProof(challenge, bits, (text) => createHash('sha256').update(text).digest())
    for (const wrongProof of ['', 'x', `${proof}1`, proof.replace(/^./, '0')])
      expect(await guessed.call('POST api/user/getCode', { mobile: 'honest@example.com', proof: wrongProof })).toMatchObject({
        error: 'proof-needed',
      })
    expect(await guessed.call('POST api/user/getCode', { mobile: 'honest@example.com', proof })).toMatchObject({ code: 0 })
    expect(await guessed.call('POST api/user/getCode', { mobile: 'other@example.com', proof })).toMatchObject({ error: 'proof-needed' })
  })

  it('issues the harder of two required puzzles, so that one solution is enough', async () => {
    const { codes } = await codesOf()
    expect(codes.takeProof('14.1.0.1', undefined, 21)).toBe(false)
    expect(codes.takeProof('14.1.0.2', undefined, 18)).toBe(false)
    expect(codes.puzzle('14.1.0.1').bits).toBe(21)
    world.move(600_001)
    expect(codes.takeProof('14.1.0.2', undefined, 18)).toBe(false)
    expect(codes.puzzle('14.1.0.1').bits).toBe(18)
  })

  it('requires no puzzle while codes are mostly correct', async () => {
    expect((await call('POST api/user/getProof', {}, { ip: '14.0.0.1' })).data.bits).toBe(0)
  })
})

describe('the outbox page', () => {
  const open = (headers: Record<string, string>, remoteAddress: string, path = world.members.outboxPath ?? '') =>
    world.app.inject({ url: path, remoteAddress, headers })

  it('is served on this machine only, at its own address', async () => {
    await send('page@example.com', '10.10.0.1')
    const page = await open({ host: 'localhost:8080', accept: 'text/html' }, '127.0.0.1')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(await codeOf('page@example.com'))
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    for (const [headers, from] of [
      [{ host: 'localhost' }, '10.0.0.5'],
      [{ host: 'localhost' }, '::ffff:192.168.1.9'],
      [{ host: 'evil.example' }, '127.0.0.1'],
      [{ host: 'localhost', 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1'],
      [{ host: 'localhost', forwarded: 'for=1.2.3.4' }, '127.0.0.1'],
    ] as const)
      expect((await open(headers, from)).statusCode, JSON.stringify([headers, from])).toBe(404)
    expect((await open({ host: 'localhost' }, '127.0.0.1', '/outbox/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
  })

  it('escapes its content as text', async () => {
    await send("o'neil&co@example.com", '10.10.0.2')
    const page = await open({ host: 'localhost' }, '127.0.0.1')
    expect(page.body).toContain('o&#39;neil&#38;co@example.com')
  })
})

describe('an external service', () => {
  it('gets one call per email or text message, and replaces the outbox', async () => {
    const mails: string[] = []
    const calls: { headers: IncomingMessage['headers']; body: string }[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        stream.on('end', () => {
          mails.push(text)
          done()
        })
      },
    })
    let status = 200
    const http = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      request.on('end', () => {
        calls.push({ headers: request.headers, body })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port
    const served = await memberWorld({
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      MAIL_FROM: 'Grandstand <no-reply@example.com>',
      SMS_URL: `http://127.0.0.1:${portOf(http)}/send`,
      SMS_TOKEN: 'sms-canary',
    })
    expect(served.members.outboxPath).toBeNull()
    expect(
      await served.call('POST api/user/getCode', { mobile: 'mail@example.com' }, { headers: { 'accept-language': 'en' } }),
    ).toMatchObject({ code: 0 })
    expect(mails[0]).toContain('To: mail@example.com')
    const mailed = /Your code is (\d{6})/.exec(mails[0] ?? '')?.[1] ?? ''
    expect(await served.call('POST api/user/login', { mobile: 'mail@example.com', code: mailed })).toMatchObject({ code: 0 })

    expect(await served.call('POST api/user/getCode', { mobile: '86-13800138000' })).toMatchObject({ code: 0 })
    expect(calls[0]?.headers.authorization).toBe('Bearer sms-canary')
    const message = JSON.parse(calls[0]?.body ?? '{}')
    expect(message).toMatchObject({ to: '+8613800138000', lang: 'zh', text: expect.stringContaining(message.code) })
    expect(await served.call('POST api/user/login', { mobile: '13800138000', code: message.code })).toMatchObject({ code: 0 })

    // After a failed delivery the user can request a code again at once; the undelivered one was never valid.
    status = 500
    expect(await served.call('POST api/user/getCode', { mobile: '86-13800138001' })).toMatchObject({ code: 1, error: 'code-unsent' })
    const lost = JSON.parse(calls[1]?.body ?? '{}').code
    expect(await served.call('POST api/user/login', { mobile: '86-13800138001', code: lost })).toMatchObject({ error: 'code-expired' })
    status = 200
    expect(await served.call('POST api/user/getCode', { mobile: '86-13800138001' })).toMatchObject({ code: 0 })
    // A delivered code stays valid when the next one cannot be sent.
    const held = JSON.parse(calls.at(-1)?.body ?? '{}').code
    served.move(61_000)
    status = 500
    expect(await served.call('POST api/user/getCode', { mobile: '86-13800138001' })).toMatchObject({ error: 'code-unsent' })
    expect(await served.call('POST api/user/login', { mobile: '86-13800138001', code: held })).toMatchObject({ code: 0 })
    expect(served.logged()).not.toContain('sms-canary')
    // A time or an identifier may contain these digits by chance.
    expect(served.logged()).not.toMatch(new RegExp(`(?<![\\w.:-])${lost}(?![\\w.-])`))
    await new Promise<void>((resolve) => smtp.close(resolve))
    await new Promise((resolve) => http.close(resolve))
  })
})

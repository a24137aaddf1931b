// The environment: accepted values, and the one sentence for each rejected one.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { ConfigError } from '../../../server/config-environment.ts'
import { defaultVapidSubject } from '../../../server/config-push.ts'
import { openFeed } from '../../../server/feed/open.ts'
import { plainAddress } from '../../../server/find-database.ts'
import { silentLog } from '../../support/app.ts'

const read = (env: Record<string, string>) => readConfig(env, '/app')

describe('a wrong value is rejected with its name and the allowed values', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'nothing'],
    ['FEED', 'real'],
    ['FEED', 'replay:'],
    ['FEED', 'football-data:elsewhere'],
    ['FEED', 'push:elsewhere'],
    ['FEED_SPEED', 'fast'],
    ['FEED_SPEED', '0'],
    ['FEED_SPEED', '1e9'],
    ['FEED_FROM', 'yesterday'],
    ['FEED_FROM', '2022-13-40'],
    ['FEED_FROM', '2026-02-31'],
    ['FEED_FROM', '2026-02-29T12:00:00Z'],
    ['VAPID_SUBJECT', 'me'],
    ['VAPID_SUBJECT', 'mailto:'],
    ['VAPID_SUBJECT', 'http://example.com'],
    ['VAPID_SUBJECT', 'mailto:<me@example.com>'],
    ['VAPID_SUBJECT', 'mailto:operator@localhost'],
    ['VAPID_SUBJECT', 'mailto:me@printer.local'],
    ['VAPID_SUBJECT', 'mailto:me@0x7f.1'],
    ['VAPID_SUBJECT', 'https://stand.test/contact'],
    ['VAPID_SUBJECT', 'https://192.0.2.7'],
    ['VAPID_SUBJECT', 'https://[2001:db8::1]/contact'],
    ['PUSH_ALLOW_HOSTS', 'host:99999'],
    ['PUSH_ALLOW_HOSTS', 'host:0'],
    ['PUBLIC_URL', 'https://me:canary@example.com'],
    ['PUBLIC_URL', 'https://example.com/?from=here'],
    ['PUBLIC_URL', 'https://example.com/#here'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['DEMO', 'yes'],
    ['ODDS', '1'],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['MOBILE_URL', 'ftp://m.example.com'],
    ['PUSH_ALLOW_HOSTS', 'localhost'],
    ['PUSH_ALLOW_HOSTS', 'a:1,b'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['MIN_BUILD', 'latest'],
    ['MIN_BUILD', '2026-11-21'],
    ['WORKER', 'no'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '10.0.0.1, example.com'],
    ['RATE_LIMIT', '-5'],
    ['RATE_LIMIT', 'none'],
    ['STREAM_INGEST', 'https://ingest.example/live'],
    // Its streams would be known but visible to nobody.
    ['STREAM_INGEST', 'rtmp://ingest.example/live'],
    ['MEDIA_BASE', 'cdn.example'],
    ['MEDIA_BASE', 'rtmp://cdn.example'],
    ['MEDIA_BASE', 'https://cdn.example/?token=1'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_URL', 'ftp://sms.example.com'],
    ['SMS_BODY', '{"to":"{to}","text":"welcome"}'],
    ['SMS_TYPE', 'text/html'],
    ['SMS_TYPE', 'text/plain'],
    ['SECRET_KEY', 'short'],
    ['TENCENT_SDK_APP_ID', 'abc'],
    ['S3_URL', 'bucket'],
    ['SERVICE_LINK', 'http://example.com'],
  ])('%s=%s', (name, value) => {
    const error = (() => {
      try {
        read({ [name]: value })
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toBeInstanceOf(ConfigError)
    const { message } = error as ConfigError
    expect(message.startsWith(`${name}=`)).toBe(true)
    expect(message).toMatch(/: .+\.$/)
    expect(message.split('\n')).toHaveLength(1)
  })

  it('without showing the password of an address', () => {
    expect(() => read({ DATABASE_URL: 'mysql://user:canary@host/db' })).toThrow(/^(?!.*canary)/)
    expect(() => read({ PUBLIC_URL: 'https://me:canary@example.com' })).toThrow(/^(?!.*canary)/)
    expect(() => read({ MEDIA_BASE: 'https://me:canary@cdn.example' })).toThrow(/^(?!.*canary)/)
  })
})

it('requires a token and real time for a service feed', () => {
  expect(() => read({ FEED: 'football-data' })).toThrow(/^FEED=football-data needs FOOTBALL_DATA_TOKEN/)
  expect(() => read({ FEED: 'football-data', FOOTBALL_DATA_TOKEN: 'canary', FEED_SPEED: '2' })).toThrow(/^FEED_SPEED=(?!.*canary)/)
  const { feed } = read({ FEED: 'football-data:http://127.0.0.1:9/v4/', FOOTBALL_DATA_TOKEN: 'canary' })
  expect(feed).toEqual({ kind: 'football-data', source: 'http://127.0.0.1:9/v4' })
})

it('requires a secret and real time for pushed matches, alone and with another feed', () => {
  const FEED_PUSH_SECRET = 'canary-of-the-secret'
  expect(() => read({ FEED: 'push' })).toThrow(/^FEED=push needs FEED_PUSH_SECRET/)
  expect(() => read({ FEED: 'push', FEED_PUSH_SECRET, FEED_SPEED: '2' })).toThrow(/^FEED_SPEED=(?!.*canary)/)
  const elsewhen: Record<string, string>[] = [{ FEED_SPEED: '2' }, { FEED: 'replay:cup.json' }]
  for (const env of elsewhen) expect(() => read({ ...env, FEED_PUSH_SECRET })).toThrow(/^FEED_PUSH_SECRET needs a feed (?!.*canary)/)
  expect(() => read({ FEED_PUSH_SECRET: 'canary' })).toThrow(/^FEED_PUSH_SECRET="\*\*\*" /)
  expect(read({ FEED: 'push', FEED_PUSH_SECRET })).toMatchObject({ feed: { kind: 'push', source: '' }, feedPushSecret: FEED_PUSH_SECRET })
  expect(read({ FEED: 'push:https://data.example/feed.json' }).feed).toEqual({ kind: 'push', source: 'https://data.example/feed.json' })
  expect(read({ FEED_PUSH_SECRET })).toMatchObject({ feed: { kind: 'simulator' }, feedPushSecret: FEED_PUSH_SECRET })
})

describe('contact for push services', () => {
  const subjectOf = (env: Record<string, string>): string => read(env).vapidSubject

  it('is VAPID_SUBJECT, else PUBLIC_URL, else a default with a warning', () => {
    const PUBLIC_URL = 'https://fans.example'
    expect(subjectOf({ PUBLIC_URL, VAPID_SUBJECT: 'mailto:admin@fans.example' })).toBe('mailto:admin@fans.example')
    expect(subjectOf({ PUBLIC_URL })).toBe('https://fans.example')
    expect(subjectOf({})).toBe(defaultVapidSubject)
  })

  const local = ['http://fans.example', 'https://localhost:8443', 'https://stand.local', 'https://stand.test', 'https://192.0.2.7']
  it.each([...local, 'https://[::1]'])('is not PUBLIC_URL=%s', (PUBLIC_URL) => expect(subjectOf({ PUBLIC_URL })).toBe(defaultVapidSubject))

  it('warns that push services reject a local one', () => {
    expect(() => subjectOf({ VAPID_SUBJECT: 'https://stand.local' })).toThrow(
      'VAPID_SUBJECT="https://stand.local" is not valid: push services refuse localhost, .local, .test and IP addresses',
    )
  })
})

describe('unset values have a default', () => {
  it('that works for a first start', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      databaseUrl: '',
      feed: { kind: 'simulator' },
      feedSpeed: 1,
      feedFrom: null,
      demo: true,
      odds: true,
      publicUrl: '',
      mediaBase: '',
      trustProxy: false,
      rateLimit: 300,
    })
  })

  it('and an empty value counts as unset', () => {
    const empty = {
      PORT: '',
      FEED: '',
      FEED_SPEED: '',
      FEED_FROM: '',
      DEMO: '',
      PUBLIC_URL: '',
      TRUST_PROXY: '',
      DATABASE_URL: '',
      LOG_LEVEL: '',
    }
    expect(read(empty)).toEqual(read({}))
  })
})

it('accepts valid values', () => {
  const config = read({
    PORT: '0',
    FEED: 'replay:https://example.com/cup.json',
    FEED_SPEED: '0.5',
    FEED_FROM: '2022-11-20T16:00:00+01:00',
    VAPID_SUBJECT: 'https://example.com/contact',
    PUBLIC_URL: 'https://example.com/',
    MEDIA_BASE: 'https://cdn.example/stand/',
    PUSH_ALLOW_HOSTS: 'localhost:9001, push.example:443',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.168.1.1',
  })
  expect(config).toMatchObject({
    port: 0,
    feed: { kind: 'replay', source: 'https://example.com/cup.json' },
    feedSpeed: 0.5,
    feedFrom: '2022-11-20T15:00:00.000Z',
    publicUrl: 'https://example.com',
    mediaBase: 'https://cdn.example/stand',
    vapidSubject: 'https://example.com/contact',
    pushAllowHosts: ['localhost:9001', 'push.example:443'],
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.168.1.1'],
  })
})

describe('an error before the start names its variable', () => {
  const open = (env: Record<string, string>) => openFeed(read(env), silentLog, 0)

  it('when team names are missing, in the simulated world too', async () => {
    for (const FEED of ['simulator', 'replay:tests/support/world/cup.json'])
      await expect(open({ FEED, TEAM_NAMES: 'nowhere.json' })).rejects.toThrow(/^TEAM_NAMES="nowhere.json" cannot be used: .+\.$/)
    expect(await open({ FEED: 'simulator', TEAM_NAMES: 'tests/support/world/team-names.json' })).toMatchObject({ isInvented: true })
    expect(await open({ FEED: 'replay:tests/support/world/cup.json' })).not.toHaveProperty('isInvented')
  })

  it('when a feed cannot be read', async () => {
    await expect(open({ FEED: 'replay:nowhere.json' })).rejects.toThrow(
      /^FEED=replay: \S+nowhere\.json cannot be read: there is no such file\.$/,
    )
    const folder = await mkdtemp(join(tmpdir(), 'feed-'))
    try {
      await writeFile(join(folder, 'null.json'), 'null')
      await expect(open({ FEED: `replay:${join(folder, 'null.json')}` })).rejects.toThrow(
        /^FEED=replay: .+ is not in openfootball format: .+\.$/,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('when an address answers the first request with not modified', async () => {
    const server = createServer((_request, response) => void response.writeHead(304).end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cup.json`
      await expect(open({ FEED: `replay:${address}` })).rejects.toThrow(`FEED=replay: ${address} cannot be read: the server answered 304.`)
    } finally {
      server.close()
    }
  })
})

it('verifies the certificate of a database with sslmode=require without a warning', () => {
  const address = 'postgres://me:secret@db.example/grandstand'
  expect(plainAddress(`${address}?sslmode=require`)).toBe(`${address}?sslmode=verify-full`)
  for (const same of [address, `${address}?sslmode=no-verify`, `${address}?uselibpqcompat=true&sslmode=require`])
    expect(plainAddress(same)).toBe(same)
})

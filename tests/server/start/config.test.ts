// The environment: what is taken, and the one sentence for what is not.
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../server/config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/app')

describe('a wrong value is refused with its name and what it may be', () => {
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
    ['FEED_SPEED', 'fast'],
    ['FEED_SPEED', '0'],
    ['FEED_SPEED', '1e9'],
    ['FEED_FROM', 'yesterday'],
    ['FEED_FROM', '2022-13-40'],
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
    // Its streams would be known and seen by nobody.
    ['STREAM_INGEST', 'rtmp://ingest.example/live'],
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
  })
})

it('the feed of a service needs its token and real time', () => {
  expect(() => read({ FEED: 'football-data' })).toThrow(/^FEED=football-data needs FOOTBALL_DATA_TOKEN/)
  expect(() => read({ FEED: 'football-data', FOOTBALL_DATA_TOKEN: 'canary', FEED_SPEED: '2' })).toThrow(/^FEED_SPEED=(?!.*canary)/)
  const { feed } = read({ FEED: 'football-data:http://127.0.0.1:9/v4/', FOOTBALL_DATA_TOKEN: 'canary' })
  expect(feed).toEqual({ kind: 'football-data', source: 'http://127.0.0.1:9/v4' })
})

describe('what is not set has a default', () => {
  it('that a first start can use', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      databaseUrl: '',
      feed: { kind: 'simulator' },
      feedSpeed: 1,
      feedFrom: null,
      demo: true,
      odds: true,
      publicUrl: '',
      trustProxy: false,
      rateLimit: 300,
    })
  })

  it('an empty value counting as none', () => {
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

it('takes what is right', () => {
  const config = read({
    PORT: '0',
    FEED: 'replay:https://example.com/cup.json',
    FEED_SPEED: '0.5',
    FEED_FROM: '2022-11-20T16:00:00+01:00',
    PUBLIC_URL: 'https://example.com/',
    PUSH_ALLOW_HOSTS: 'localhost:9001, push.example:443',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.168.1.1',
  })
  expect(config).toMatchObject({
    port: 0,
    feed: { kind: 'replay', source: 'https://example.com/cup.json' },
    feedSpeed: 0.5,
    feedFrom: '2022-11-20T15:00:00.000Z',
    publicUrl: 'https://example.com',
    pushAllowHosts: ['localhost:9001', 'push.example:443'],
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.168.1.1'],
  })
})

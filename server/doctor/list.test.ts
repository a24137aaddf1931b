// All checks together against a fake environment: a site without faults, and one on which every check finds one.
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { runChecks } from './finding.ts'
import { type Edges, listChecks } from './list.ts'

const now = Date.parse('2026-11-30T12:00:00Z')
const env = {
  PUBLIC_URL: 'https://live.example.com',
  DATABASE_URL: 'postgres://site:secret@db/site',
  DATA_DIR: '/srv/site',
  BACKUP_DIR: '/backups',
  TRUST_PROXY: 'loopback',
  DEMO: 'off',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'site@example.com',
  SMS_URL: 'https://sms.example.com',
  S3_URL: 'https://s3.example.com/site',
  S3_KEY_ID: 'k',
  S3_SECRET: 's',
  PAYMENT: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const asked = { askedAt: now, answeredAt: now }
const whole: Edges = {
  now: () => now,
  folder: async () => ({ dataDir: '/srv/site', existing: '/srv/site', isWritable: true, refusal: '' }),
  disk: async () => ({ free: 80e9, total: 100e9, recorded: 0 }),
  keys: async () => ({ file: { size: 32, mode: 0o600 }, hasData: false }),
  listen: async () => 'EADDRINUSE',
  isRunning: async () => true,
  database: async () => ({
    state: 'found',
    name: 'DATABASE_URL db/site',
    version: 180_004,
    encoding: 'UTF8',
    collation: 'C.UTF-8',
    isCollationChanged: false,
    maxConnections: 100,
    lastMigration: 300,
    now,
    ...asked,
  }),
  migrations: async () => [100, 300],
  resolveHost: async () => ['203.0.113.7'],
  certificate: async () => ({ until: now + 60 * 86_400_000, distrust: '' }),
  readyz: async () => ({ status: 200, isOurs: true, sentAt: now, ...asked }),
  mail: async () => undefined,
  connect: async () => undefined,
  payment: async () => undefined,
  bucket: async () => ({ status: 200, code: '' }),
  canEncode: async () => true,
  backups: async () => [{ name: 'b', time: now - 8 * 3_600_000, holds: true }],
  isSameDisk: async () => false,
}

it('finds no fault on a healthy site', async () => {
  const report = await runChecks(listChecks(readConfig(env, '/app'), whole))
  expect(report.checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(report.ok).toBe(true)
})

it('reports all faults at once, each with what to do about it', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const broken: Edges = {
    now: () => now,
    folder: refuse,
    disk: refuse,
    keys: refuse,
    listen: async () => 'EADDRINUSE',
    isRunning: async () => false,
    database: refuse,
    migrations: async () => [100],
    resolveHost: refuse,
    certificate: refuse,
    readyz: refuse,
    mail: refuse,
    connect: refuse,
    payment: refuse,
    bucket: refuse,
    canEncode: async () => false,
    backups: refuse,
    isSameDisk: refuse,
  }
  const { ok, checks } = await runChecks(listChecks(readConfig({ ...env, TRUST_PROXY: '' }, '/app'), broken))
  expect(ok).toBe(false)
  // Clocks that cannot be read are not compared, and a contact is set.
  expect(checks.filter(({ verdict }) => verdict === 'ok').map(({ check }) => check)).toEqual([
    'clock of the database',
    'clock of the address',
    'push',
  ])
  expect(checks.filter(({ verdict, todo }) => verdict !== 'ok' && todo === '')).toEqual([])
})

it('queries each source once, and reports missing keys when the database is elsewhere', async () => {
  let times = 0
  const edges: Edges = {
    ...whole,
    keys: async () => ({ file: null, hasData: false }),
    database: () => {
      times += 1
      return whole.database()
    },
  }
  const { checks } = await runChecks(listChecks(readConfig(env, '/app'), edges))
  expect(times).toBe(1)
  expect(checks.find(({ check }) => check === 'keys')?.verdict).toBe('fail')
})

it('queries nothing that is not configured', async () => {
  const never = () => Promise.reject(new Error('it was called'))
  const atRest = async () => ({ state: 'at rest', major: null, isProgramThere: true }) as const
  const edges: Edges = {
    ...whole,
    listen: async () => '',
    keys: async () => ({ file: null, hasData: false }),
    database: atRest,
    readyz: never,
    certificate: never,
    mail: never,
    connect: never,
    payment: never,
    bucket: never,
    backups: never,
  }
  const { ok, checks } = await runChecks(listChecks(readConfig({}, '/app'), edges))
  expect(checks.filter(({ found }) => found.includes('it was called')).map(({ check }) => check)).toEqual([])
  expect(ok).toBe(true)
})

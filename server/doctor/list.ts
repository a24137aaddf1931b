// The checks of a configuration, in the order they are printed.
import type { PaymentName } from '../../contract/money/recharge.ts'
import type { Config } from '../config.ts'
import { type Certificate, checkAddress, checkCertificate, checkProxy, checkReady, type ReadyResponse } from './check/address.ts'
import { checkBackups, type KnownBackup } from './check/backup.ts'
import { type BucketResponse, checkBucket } from './check/bucket.ts'
import { type ClockSample, checkClock } from './check/clock.ts'
import { checkDatabase, type DatabaseFacts } from './check/database.ts'
import { checkDisk, checkFolder, checkKeys, type DiskFacts, type FolderFacts, type KeyFacts } from './check/folder.ts'
import { checkPayment } from './check/payment.ts'
import { checkPort } from './check/port.ts'
import { checkMail, checkMessages, checkPush } from './check/sender.ts'
import { checkTranscoder } from './check/transcoder.ts'
import type { Check } from './finding.ts'

/** Everything outside of the checks. Each call is read-only and rejects with the other side's error. */
export interface Edges {
  /** Real milliseconds. */
  now: () => number
  folder: () => Promise<FolderFacts>
  disk: () => Promise<Omit<DiskFacts, 'streamBytes'>>
  /** The key file, and whether there is an embedded database that was written with it. */
  keys: () => Promise<Pick<KeyFacts, 'file' | 'hasData'>>
  listen: (port: number) => Promise<string>
  isRunning: () => Promise<boolean>
  database: () => Promise<DatabaseFacts>
  /** Creation times of the migrations of this build. */
  migrations: () => Promise<number[]>
  resolveHost: (name: string) => Promise<string[]>
  certificate: () => Promise<Certificate>
  readyz: () => Promise<ReadyResponse>
  mail: () => Promise<void>
  connect: (host: string, port: number) => Promise<void>
  payment: (name: PaymentName) => Promise<void>
  bucket: () => Promise<BucketResponse>
  canEncode: (program: string) => Promise<boolean>
  backups: () => Promise<KnownBackup[]>
  isSameDisk: () => Promise<boolean>
}

/** Memoizes the call for all its consumers. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}
/** A Date header has a resolution of one second: the actual time lies within that second. */
const halfSecond = 500

export function listChecks(config: Config, edges: Edges): Check[] {
  const { publicUrl, databaseUrl, streamBytes, payments, secretKey } = config
  const database = once(edges.database)
  const readyz = once(edges.readyz)
  const port = { listen: edges.listen, isRunning: once(edges.isRunning) }

  /** Null if the database does not respond, which its own check reports. */
  async function databaseSample(): Promise<ClockSample | null> {
    const facts = databaseUrl ? await database().catch(() => null) : null
    return facts?.state === 'found' ? { theirs: facts.now, askedAt: facts.askedAt, answeredAt: facts.answeredAt, precision: 0 } : null
  }
  async function responseSample(): Promise<ClockSample | null> {
    const found = publicUrl ? await readyz().catch(() => null) : null
    if (!found || found.sentAt === null) return null
    return { theirs: found.sentAt + halfSecond, askedAt: found.askedAt, answeredAt: found.answeredAt, precision: halfSecond }
  }
  async function keyFacts(): Promise<KeyFacts> {
    const { file, hasData } = await edges.keys()
    const facts = await database().catch(() => null)
    return { isSet: secretKey !== '', file, hasData: hasData || (facts?.state === 'found' && facts.lastMigration !== null) }
  }

  return [
    { name: 'data folder', run: async () => checkFolder(await edges.folder()) },
    { name: 'disk', run: async () => checkDisk({ ...(await edges.disk()), streamBytes }) },
    { name: 'keys', run: async () => checkKeys(await keyFacts()) },
    { name: 'port', run: () => checkPort('PORT', config.port, port) },
    { name: 'RTMP port', run: () => checkPort('RTMP_PORT', config.rtmpPort, port) },
    { name: 'database', run: async () => checkDatabase(database, await edges.migrations()) },
    { name: 'clock of the database', run: async () => checkClock(await databaseSample()) },
    { name: 'clock of the address', run: async () => checkClock(await responseSample()) },
    { name: 'address', run: () => checkAddress(publicUrl, edges.resolveHost) },
    { name: 'certificate', run: () => checkCertificate(publicUrl, edges.certificate, edges.now()) },
    { name: 'answer', run: () => checkReady(publicUrl, readyz) },
    { name: 'proxy', run: () => checkProxy(config) },
    { name: 'mail', run: () => checkMail(config, edges.mail) },
    { name: 'messages', run: () => checkMessages(config, edges.connect) },
    { name: 'push', run: () => checkPush(config) },
    ...payments.map((name) => ({ name: `payment by ${name}`, run: () => checkPayment(name, config, () => edges.payment(name)) })),
    { name: 'uploads', run: () => checkBucket(config, edges.bucket) },
    { name: 'ffmpeg', run: () => checkTranscoder(config, edges.canEncode) },
    { name: 'backups', run: () => checkBackups(config, { list: edges.backups, isSameDisk: edges.isSameDisk }, edges.now()) },
  ]
}

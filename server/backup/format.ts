// Format of a backup: a folder with compressed tables, files, and a manifest with size and hash of each.
import type { Keys } from '../core/keys.ts'
import { StartError } from '../core/start-error.ts'
import type { LedgerSize } from './proof.ts'

/** Incremented when older builds cannot read the format. */
export const formatVersion = 1

export const manifestFile = 'manifest.json'
/** One JSON line per file: uploads, recordings, other files of the data folder. */
export const fileListFile = 'files.jsonl.gz'
/** Suffix of an incomplete backup. */
export const unfinishedSuffix = '.unfinished'

/** A file of the backup, by its path in it. */
export interface StoredFile {
  path: string
  /** Bytes. */
  size: number
  sha256: string
}
/** A file copied unchanged; `type`: media type of an upload. */
export interface CopiedFile extends StoredFile {
  type?: string
}
export interface TableDump extends StoredFile {
  schema: string
  name: string
  columns: string[]
  rows: number
}
export interface SequenceState {
  schema: string
  name: string
  /** As text: a bigint. */
  value: string
  isCalled: boolean
}
export interface DatabaseDump {
  /** PostgreSQL's own version, such as 18.4. */
  server: string
  /** The last migration: its tag and creation time. */
  migration: { tag: string; when: number }
  tables: TableDump[]
  sequences: SequenceState[]
  /** Tables of `public` that are not the application's. */
  leftOut: string[]
}
/** Result of verifying the ledger in the snapshot. */
export interface LedgerVerdict extends LedgerSize {
  faults: number
}
export interface Manifest {
  format: number
  /** ISO time. Every booking acknowledged before `startedAt` is in the backup. */
  startedAt: string
  finishedAt: string
  /** Id of the build that created it. */
  build: string
  database: DatabaseDump
  /** Null if the tables are of an earlier build, whose ledger this one cannot verify. Absent in backups of builds that did not verify. */
  ledger?: LedgerVerdict | null
  fileList: StoredFile
  files: { count: number; bytes: number; missing: number }
  recordings: boolean
  /** Fingerprint of the secret that decrypts sealed columns. */
  key: string
  /** HMAC of all fields above, keyed by the secret. */
  seal: string
}

/** Whether the ledger was sound when the backup was made; null if unknown. */
export const ledgerHolds = ({ ledger }: Pick<Manifest, 'ledger'>): boolean | null => (ledger ? ledger.faults === 0 : null)

/** Exit code of a backup that was created with a ledger that has faults. */
export const brokenLedgerCode = 3

const purpose = 'backup'
export const keyMark = (keys: Keys): string => keys.mark(purpose, 'key')
const sealOf = (keys: Keys, manifest: Omit<Manifest, 'seal'>): string => keys.mark(purpose, JSON.stringify(manifest))

export const sealManifest = (keys: Keys, manifest: Omit<Manifest, 'seal'>): Manifest => ({ ...manifest, seal: sealOf(keys, manifest) })

export function hasValidSeal(keys: Keys, { seal, ...manifest }: Manifest): boolean {
  return seal === sealOf(keys, manifest)
}

/** Parses a manifest. `folder`: for error messages. @throws StartError */
export function parseManifest(text: string, folder: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(text) as Manifest
  } catch (error) {
    throw new StartError(`The backup ${folder} was altered: its ${manifestFile} cannot be read.`, error)
  }
  if (typeof manifest?.format !== 'number') throw new StartError(`The backup ${folder} was altered: its ${manifestFile} cannot be read.`)
  if (manifest.format > formatVersion)
    throw new StartError(
      `The backup ${folder} has format ${manifest.format}, and this build reads up to ${formatVersion}: restore it with a newer build.`,
    )
  return manifest
}

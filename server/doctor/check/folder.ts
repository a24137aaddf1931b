// Checks DATA_DIR: write access, free disk space, and the keys in it.
import { type Finding, failure, okay, warning } from '../finding.ts'

export interface FolderFacts {
  dataDir: string
  /** The folder itself, or its nearest existing parent. */
  existing: string
  isWritable: boolean
  /** Why the server would not start on it; empty if it would. */
  refusal: string
}

export function checkFolder({ dataDir, existing, isWritable, refusal }: FolderFacts): Finding {
  if (refusal) return failure(refusal, 'Do what the sentence says; the server does not start before.')
  if (!isWritable)
    return failure(`${existing} may not be written by this user.`, 'Give it to the user of the server, or set another DATA_DIR.')
  return okay(existing === dataDir ? `DATA_DIR is ${dataDir}.` : `DATA_DIR ${dataDir} is made by the first start.`)
}

/** All in bytes. */
export interface DiskFacts {
  free: number
  /** 0 if the disk does not report it. */
  total: number
  /** Bytes that recordings occupy now, and their limit. */
  recorded: number
  streamBytes: number
}

/** Bytes below which PostgreSQL soon stops. */
const least = 500_000_000
/** Share of free space below which uploads are refused (server/features/upload/storage.ts). */
const share = 0.1
const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(1)} GB`

export function checkDisk({ free, total, recorded, streamBytes }: DiskFacts): Finding {
  if (total === 0) return okay('The disk of DATA_DIR does not say its size.')
  const found = `${gigabytes(free)} of ${gigabytes(total)} are free for DATA_DIR.`
  if (free < least) return failure(found, 'Make room: a full disk stops all that is written.')
  if (free < total * share) return warning(found, 'Make room: uploads are refused where less than a tenth is free.')
  const coming = Math.max(0, streamBytes - recorded)
  if (free - coming < total * share)
    return warning(
      `${found} Recordings have ${gigabytes(recorded)} and may take ${gigabytes(streamBytes)}.`,
      'Lower STREAM_BYTES, or give DATA_DIR a larger disk.',
    )
  return okay(found)
}

export interface KeyFacts {
  /** Whether SECRET_KEY is set. */
  isSet: boolean
  /** DATA_DIR/keys/secret; null if it does not exist. */
  file: { size: number; mode: number } | null
  /** Whether there is data that was written with a key. */
  hasData: boolean
}

export function checkKeys({ isSet, file, hasData }: KeyFacts): Finding {
  if (isSet) return okay('SECRET_KEY is set: keep a copy apart from the database.')
  if (!file && hasData)
    return failure(
      'DATA_DIR/keys/secret is missing, and there are data that need it.',
      'Bring it back from the keys of a backup: with a new one nobody could log in, and ID numbers would stay sealed.',
    )
  if (!file) return okay('DATA_DIR/keys/secret is made by the first start.')
  if (file.size !== 32) return failure('DATA_DIR/keys/secret is not what the server made.', 'Bring back the file of 32 bytes.')
  if ((file.mode & 0o077) !== 0) return warning('Others may read DATA_DIR/keys/secret.', 'chmod 600 it.')
  return okay('DATA_DIR/keys/secret is there: keep a copy apart from the database.')
}

// The anchors of the ledger: a copy of every sealed day in a file outside of the database, signed with a key that the database does not
// have. The owner of the database can rewrite the whole chain consistently, with its digests and seals, but not the anchors. Decision 37.
import { createHmac } from 'node:crypto'
import { open, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from '../../../core/database/transaction.ts'
import type { Keys } from '../../../core/keys.ts'
import { proveMarks, readMark, writeMark } from './anchor-mark.ts'
import { readSeals, type Seal } from './day-seal.ts'
import type { Fault } from './proof.ts'

export interface Anchor extends Pick<Seal, 'day' | 'transactions' | 'hash'> {
  /** HMAC over the previous anchor and this one. */
  mac: string
}
/** Location of the anchors, and their signing keys. */
export interface AnchorPlace {
  dataDir: string
  keys: Keys
}

/** One line of JSON per day, append-only. */
export const anchorPath = (dataDir: string): string => join(dataDir, 'ledger-anchors.jsonl')

const macOf = (keys: Keys, previous: string, { day, transactions, hash }: Omit<Anchor, 'mac'>): string =>
  createHmac('sha256', keys.derive('ledger anchor')).update([previous, day, transactions, hash].join('|')).digest('hex')

interface Read {
  /** Null if there is no file. */
  anchors: Anchor[] | null
  faults: Fault[]
  /** Bytes of complete lines; a line truncated by a crash may follow. */
  bytes: number
}

function parse(line: string): Anchor | null {
  try {
    return JSON.parse(line) as Anchor
  } catch {
    // Reported by line number, as an invalid line.
    return null
  }
}

export async function readAnchors({ dataDir, keys }: AnchorPlace): Promise<Read> {
  const text = await readFile(anchorPath(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return { anchors: null, faults: [], bytes: 0 }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const anchors: Anchor[] = []
  const faults: Fault[] = []
  let previous = ''
  for (const [index, line] of whole.split('\n').slice(0, -1).entries()) {
    const anchor = parse(line)
    if (anchor?.mac === undefined || anchor.mac !== macOf(keys, previous, anchor)) {
      const detail = 'is not what this server wrote, or SECRET_KEY is another than then'
      faults.push({ check: 'anchor', subject: `line ${index + 1} of ${anchorPath(dataDir)}`, detail })
    }
    if (anchor) anchors.push(anchor)
    previous = anchor?.mac ?? ''
  }
  return { anchors, faults, bytes: Buffer.byteLength(whole) }
}

/** Differences between the sealed days and their anchors. */
export async function proveAnchors(client: Queryable, place: AnchorPlace): Promise<Fault[]> {
  const [{ anchors, faults }, seals] = [await readAnchors(place), await readSeals(client)]
  const markFaults = await proveMarks(place.dataDir, anchors ?? [])
  if (anchors === null) {
    if (seals.length === 0 && markFaults.length === 0) return []
    const detail = `is missing: the database alone has the seals of ${seals.length} days`
    return [{ check: 'anchor', subject: anchorPath(place.dataDir), detail }, ...markFaults]
  }
  const fault = (day: string, detail: string): Fault => ({ check: 'anchor', subject: `day ${day}`, detail })
  const byDay = new Map(seals.map((seal) => [seal.day, seal]))
  const anchored = new Set(anchors.map(({ day }) => day))
  const last = anchors.at(-1)?.day ?? ''
  return [
    ...faults,
    ...markFaults,
    ...anchors.flatMap(({ day, transactions, hash }) => {
      const seal = byDay.get(day)
      if (!seal) return [fault(day, `was anchored with ${transactions} transactions and is sealed no more`)]
      return seal.hash === hash ? [] : [fault(day, `is sealed with another hash than was anchored (${transactions} transactions then)`)]
    }),
    ...seals.flatMap(({ day }) => (day <= last && !anchored.has(day) ? [fault(day, 'is sealed and was never anchored')] : [])),
  ]
}

/**
 * Appends the days that were sealed since the last anchor; returns them. They are on disk when it returns.
 * @throws if written anchors are missing: their days would be signed again from the current database
 */
export async function writeAnchors(client: Queryable, place: AnchorPlace): Promise<Anchor[]> {
  const { anchors, bytes } = await readAnchors(place)
  const last = anchors?.at(-1)
  const [markFault] = await proveMarks(place.dataDir, anchors ?? [])
  if (markFault)
    throw new Error(`${markFault.subject} ${markFault.detail}: nothing is anchored until \`npm run ledger -- verify\` finds nothing`)
  // Anchors from before marks existed, or whose mark was lost in a crash.
  if (last && (await readMark(place.dataDir, 'last'))?.day !== last.day) await writeMark(place.dataDir, 'last', last)
  const seals = (await readSeals(client)).filter(({ day }) => day > (last?.day ?? ''))
  if (seals.length === 0) return []
  const added: Anchor[] = []
  let previous = last?.mac ?? ''
  for (const { day, transactions, hash } of seals) {
    const anchor = { day, transactions, hash }
    previous = macOf(place.keys, previous, anchor)
    added.push({ ...anchor, mac: previous })
  }
  const path = anchorPath(place.dataDir)
  if (anchors !== null) await truncate(path, bytes)
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(added.map((anchor) => `${JSON.stringify(anchor)}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  const latest = added.at(-1)
  if (latest) await writeMark(place.dataDir, 'last', latest)
  return added
}

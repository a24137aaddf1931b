// Marks of the last written and last sent anchor, in files beside the anchors: they reveal a truncated or deleted anchor file. Marks are
// not keyed: only the external copy reveals a change of both. Decision 37.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './proof.ts'

interface Mark {
  day: string
  /** HMAC of that day's anchor; empty if an earlier build wrote the mark. */
  mac: string
}
/** `last`: the last anchor written; `sent`: the last one sent to the external copy. */
const marks = ['last', 'sent'] as const
type MarkName = (typeof marks)[number]
const nameOf = (mark: MarkName): string => `ledger-anchors.${mark}`

export async function readMark(dataDir: string, mark: MarkName): Promise<Mark | null> {
  const text = await readFile(join(dataDir, nameOf(mark)), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [day = '', mac = ''] = text.trim().split(' ')
  return day === '' ? null : { day, mac }
}

/** Atomic, also across a crash. */
export async function writeMark(dataDir: string, mark: MarkName, { day, mac }: Mark): Promise<void> {
  const path = join(dataDir, nameOf(mark))
  await writeFile(`${path}.new`, `${day} ${mac}\n`, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
}

/** Faults if the anchors lack the marked one, or have another one for that day. */
export async function proveMarks(dataDir: string, anchors: readonly Mark[]): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const mark of marks) {
    const known = await readMark(dataDir, mark)
    if (!known) continue
    const found = anchors.find(({ day }) => day === known.day)
    if (found && (known.mac === '' || found.mac === known.mac)) continue
    const detail = found ? `is another anchor than ${nameOf(mark)} names` : `is in ${nameOf(mark)} and among the anchors no more`
    faults.push({ check: 'anchor', subject: `day ${known.day}`, detail })
  }
  return faults
}

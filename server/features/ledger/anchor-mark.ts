// How far the anchors have come, beside them: a file of anchors that ends earlier, or is gone, is missed by whoever reads the mark. It is
// under no key, so that who changes it together with the anchors is found by the copy outside alone. Decision 37.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './proof.ts'

interface Mark {
  day: string
  /** Of the anchor of that day; empty where an earlier build kept the day alone. */
  mac: string
}
/** `last`: the last anchor that was written; `sent`: the last that was sent away. */
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

/** Whole or not at all, whenever the machine stops. */
export async function putMark(dataDir: string, mark: MarkName, { day, mac }: Mark): Promise<void> {
  const path = join(dataDir, nameOf(mark))
  await writeFile(`${path}.new`, `${day} ${mac}\n`, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
}

/** Where the anchors are not as far as they once were, or are others. */
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

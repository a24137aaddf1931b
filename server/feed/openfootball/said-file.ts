// What was already said of each match, kept in a file beside the data, so that a restart knows a correction from news.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Said } from './change.ts'

export type SaidMatches = Record<string, Said>

/** Empty when there is none yet, or when it cannot be understood: then known events are skipped by their keys. */
export async function readSaid(path: string, source: string): Promise<SaidMatches> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8')) as { source?: unknown; matches?: unknown }
    return kept.source === source && kept.matches !== null && typeof kept.matches === 'object' ? (kept.matches as SaidMatches) : {}
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {}
    throw error
  }
}

/** Written beside and renamed, so that a crash leaves the old or the new one. */
export async function writeSaid(path: string, source: string, matches: SaidMatches): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, JSON.stringify({ source, matches }))
  await rename(`${path}.new`, path)
}

// What a feed already said of each match, kept in a file beside the data, so that a restart knows a correction from news.
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** By match id, in the feed's own terms. */
export type SaidMatches<Said> = Record<string, Said>

/** Empty when there is none yet, or when it cannot be understood: then known events are skipped by their keys. */
export async function readSaid<Said>(path: string, source: string): Promise<SaidMatches<Said>> {
  try {
    const kept = JSON.parse(await readFile(path, 'utf8')) as { source?: unknown; matches?: unknown }
    return kept.source === source && kept.matches !== null && typeof kept.matches === 'object' ? (kept.matches as SaidMatches<Said>) : {}
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {}
    throw error
  }
}

/** Written beside and renamed, so that a crash leaves the old or the new one. */
export async function writeSaid<Said>(path: string, source: string, matches: SaidMatches<Said>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.new`, JSON.stringify({ source, matches }))
  await rename(`${path}.new`, path)
}

/** Milliseconds since something was last written; infinite without a file. */
export async function saidAge(path: string): Promise<number> {
  try {
    return Date.now() - (await stat(path)).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Number.POSITIVE_INFINITY
    throw error
  }
}

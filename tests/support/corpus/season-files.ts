// The season files of a folder: every JSON file below it with a list of matches or rounds.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export interface SeasonFile {
  /** Relative to the folder, with slashes: 2023-24/en.1.json. */
  path: string
  text: string
}

const isElsewhere = (path: string): boolean => /(?:^|\/)(?:\.|node_modules\/)/.test(path)

function isSeason(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (json === null || typeof json !== 'object') return false
    const { matches, rounds } = json as Record<string, unknown>
    return Array.isArray(matches) || Array.isArray(rounds)
  } catch {
    // Includes invalid JSON: the adapter reports the error.
    return true
  }
}

/** Sorted by path. */
export function* seasonFilesIn(folder: string): Generator<SeasonFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isElsewhere(path))
    .sort()
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8')
    if (isSeason(text)) yield { path, text }
  }
}

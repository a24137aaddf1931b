// Checks that the files of a package are unmodified.
import { type Finding, failure, okay } from '../finding.ts'

export interface PackedFile {
  /** Bytes. */
  size: number
  sha256: string
}
export interface Release {
  version: string
  build: string
  files: Readonly<Record<string, PackedFile>>
}

/** Maximum number of names to print. */
const mostNames = 3

/** `release` is null in a checkout. `hash` hashes a file by its path in the list; null if it does not exist. */
export async function checkRelease(release: Release | null, hash: (path: string) => Promise<PackedFile | null>): Promise<Finding> {
  if (!release) return okay('A checkout, which builds itself.')
  const wrong: string[] = []
  for (const [path, { size, sha256 }] of Object.entries(release.files)) {
    const found = await hash(path)
    if (!found || found.size !== size || found.sha256 !== sha256) wrong.push(path)
  }
  const count = Object.keys(release.files).length
  if (wrong.length === 0) return okay(`Version ${release.version}, build ${release.build}: ${count} files as they were packed.`)
  const names = `${wrong.slice(0, mostNames).join(', ')}${wrong.length > mostNames ? ` and ${wrong.length - mostNames} more` : ''}`
  return failure(`Not as they were packed: ${names}.`, 'Unpack the archive anew, into a new folder.')
}

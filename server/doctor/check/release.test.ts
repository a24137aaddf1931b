import { expect, it } from 'vitest'
import { checkRelease, type PackedFile } from './release.ts'

const packed: Record<string, PackedFile> = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((path) => [path, { size: 1, sha256: path }]))
const release = { version: '1.0.0', build: '20261130', files: packed }

it('recognizes a checkout, and a package as it was packed', async () => {
  expect(await checkRelease(null, async () => null)).toMatchObject({ verdict: 'ok' })
  expect(await checkRelease(release, async (path) => packed[path] ?? null)).toMatchObject({
    verdict: 'ok',
    found: 'Version 1.0.0, build 20261130: 5 files as they were packed.',
  })
})

it('names what was altered or is missing', async () => {
  const altered = await checkRelease(release, async (path) => ({ size: 1, sha256: path === 'b' ? 'other' : path }))
  expect(altered).toMatchObject({ verdict: 'fail', found: 'Not as they were packed: b.' })
  const gone = await checkRelease(release, async () => null)
  expect(gone.found).toBe('Not as they were packed: a, b, c and 2 more.')
})

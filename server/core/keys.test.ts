// The server's secret: created once and stored; sealed text opens only where it belongs.
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keysOf, openKeys } from './keys.ts'

it('creates the secret on the first start, readable only by its owner, and reuses it afterwards', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-keys-'))
  const opened = await Promise.all([1, 2, 3].map(() => openKeys({ secretKey: '', dataDir })).map((keys) => keys.catch(() => null)))
  const path = join(dataDir, 'keys', 'secret')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const again = await openKeys({ secretKey: '', dataDir })
  expect(opened[0]?.mark('x', 'y')).toBe(again.mark('x', 'y'))
  expect(
    await openKeys({ secretKey: (await readFile(path)).toString('base64'), dataDir: '/nowhere' }).then((keys) => keys.mark('x', 'y')),
  ).toBe(again.mark('x', 'y'))
  await writeFile(path, 'short')
  await expect(openKeys({ secretKey: '', dataDir })).rejects.toThrow('bring back the file of 32 bytes')
  await rm(dataDir, { recursive: true })
})

it('seals each text differently, and unseals it only in its own place, unmodified and with its own key', () => {
  const keys = keysOf(Buffer.alloc(32, 1))
  const sealed = keys.seal('11010519491231002X', 'row 1')
  expect(keys.unseal(sealed, 'row 1')).toBe('11010519491231002X')
  expect(keys.seal('11010519491231002X', 'row 1')).not.toBe(sealed)
  expect(() => keys.unseal(sealed, 'row 2')).toThrow()
  expect(() => keysOf(Buffer.alloc(32, 2)).unseal(sealed, 'row 1')).toThrow()
  const bytes = Buffer.from(sealed, 'base64')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => keys.unseal(changed.toString('base64'), 'row 1')).toThrow()
  }
})

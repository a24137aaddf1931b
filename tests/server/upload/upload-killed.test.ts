// Uploads whose server dies between the file and its row: the file gets an owner, or is deleted.
import { createHash } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStorage, type Storage } from '../../../server/features/upload/storage.ts'
import { openUploads } from '../../../server/features/upload/uploads.ts'
import { memberWorld } from '../../support/people/member-world.ts'
import { goodMp4 } from '../../support/upload/hostile-files.ts'

const world = await memberWorld()
const disk = await diskStorage(world.dataDir)
const stored = async () =>
  (await readdir(join(world.dataDir, 'uploads', 'stored'), { recursive: true, withFileTypes: true })).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  )
const film = goodMp4(20_000)
const hash = createHash('sha256').update(film).digest('hex')
/** The uploads of a freshly started server. */
const server = (storage: Storage = disk) => openUploads(world.context, storage, world.now)
/** An upload whose bytes have arrived. */
async function ready(of: ReturnType<typeof openUploads>, accountId: string): Promise<string> {
  const { token } = await of.ticket(accountId, 'video', film.length, hash)
  const { rows } = await world.pool.query<{ id: string }>('SELECT id FROM upload WHERE account_id = $1 AND stored_at IS NULL', [accountId])
  await writeFile(disk.waitingFile(rows[0]?.id ?? ''), film)
  return token
}
/** A server that dies once the file exists, before any row records it. */
async function killed(accountId: string): Promise<void> {
  const before = (await stored()).length
  let isThere = false
  const dying = server({
    ...disk,
    async put(...file) {
      await disk.put(...file)
      isThere = true
      return new Promise(() => undefined)
    },
  })
  void dying.finish(accountId, await ready(dying, accountId))
  await expect.poll(() => isThere).toBe(true)
  await dying.close()
  expect(await stored()).toHaveLength(before + 1)
}

it('reuses the file left by a killed server when its upload is requested again', async () => {
  await killed('again')
  world.move(301_000)
  const next = server()
  const { path } = await next.finish('again', await ready(next, 'again'))
  expect(await stored()).toEqual([path.slice('/media/'.length)])
  await next.removeAll('again')
  expect(await stored()).toEqual([])
  await next.close()
})

it('deletes the file with the upload when it is not requested again, and with its account', async () => {
  for (const end of ['sweep', 'leave'] as const) {
    await killed(end)
    world.move(86_400_001)
    const next = server()
    await (end === 'sweep' ? next.sweep() : next.removeAll(end))
    expect([end, await stored()]).toEqual([end, []])
    await next.close()
  }
})

it('stores no file for an account deleted during its check', async () => {
  const slow = server({
    ...disk,
    async put(...file) {
      await slow.removeAll('gone')
      await disk.put(...file)
    },
  })
  await expect(slow.finish('gone', await ready(slow, 'gone'))).rejects.toMatchObject({ code: 'ticket-expired' })
  expect(await stored()).toEqual([])
  await slow.close()
})

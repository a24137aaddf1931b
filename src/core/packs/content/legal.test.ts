// The legal texts that a device caches before they are opened.
import { beforeEach, expect, it, vi } from 'vitest'
import { type LegalText, legalKinds } from '../../../../contract/legal.ts'
import { contractVersion } from '../../../../contract/wire/version.ts'
import { call } from '../../api/api.ts'
import { packSource } from '../packs.ts'
import { readFromPacks } from '../read-packs.ts'
import { legalPack } from './legal.ts'

const device = vi.hoisted(() => ({ items: new Map<string, unknown>() }))
vi.mock('../../storage/db.ts', () => ({
  db: { packItem: { get: async ([pack, key]: [string, string]) => device.items.get(`${pack}/${key}`) } },
}))
vi.mock('./pictures.ts', () => ({ cachePictures: async () => [], evictPictures: async () => undefined }))
vi.mock('../../api/api.ts', async (original) => ({ ...(await original<typeof import('../../api/api.ts')>()), call: vi.fn() }))

const textOf = (kind: string): LegalText => ({ kind: kind as LegalText['kind'], text: { zh: kind, en: kind, vi: kind }, since: null })
const load = () => legalPack.load({ tz: 'UTC', findSaved: async () => undefined, progress: (part) => void parts.push(part) })
let parts: number[] = []
beforeEach(() => {
  device.items.clear()
  parts = []
  vi.mocked(call).mockImplementation((async (_key: string, { query }: { query: { kind: string } }) =>
    textOf(query.kind)) as unknown as typeof call)
})

it('contain every legal text, and their page reads them as the server returns them', async () => {
  const { items, count } = await load()
  expect([count, parts.at(-1)]).toEqual([legalKinds.length, 1])
  for (const { key, data } of items)
    device.items.set(`legal/${key}`, { pack: 'legal', key, data, pictures: [], savedAt: 5, bytes: 1, contract: contractVersion })
  for (const kind of legalKinds)
    expect(await readFromPacks(['GET api/Legal/text', { query: { kind } }])).toEqual({ data: textOf(kind), savedAt: 5, part: false })
  expect(await readFromPacks(['GET api/Legal/text', { query: { kind: 'none' } }])).toBeUndefined()
})

it('are refreshed with the other packs', () => expect(packSource('legal')).toBe(legalPack))

it('stay unchanged when one of them cannot be read', async () => {
  vi.mocked(call).mockRejectedValueOnce(new Error('the network went'))
  await expect(load()).rejects.toThrow('the network went')
})

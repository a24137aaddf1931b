import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayOffer } from '../../../../contract/match/play.ts'
import { emptyScheme, maxDrafts, offeredPlays, type SchemeDraft } from './scheme-draft.ts'
import { findSchemeDraft, saveSchemeDraft } from './scheme-draft-store.ts'

const disk = vi.hoisted(() => ({ account: 'anna', rows: new Map<string, { key: string; value: unknown }>() }))
vi.mock('../../../core/storage/account.ts', () => ({ currentAccount: async () => disk.account, setCurrentAccount: async () => undefined }))
vi.mock('../../../core/packs/space.ts', () => ({ saveOwn: (work: () => Promise<unknown>) => work() }))
vi.mock('../../../core/storage/private.ts', () => ({ privateSetting: 'private:' }))
vi.mock('../../../core/storage/db.ts', () => ({
  db: {
    setting: {
      get: async (key: string) => disk.rows.get(key),
      put: async (row: { key: string; value: unknown }) => void disk.rows.set(row.key, structuredClone(row)),
    },
    transaction: (...given: unknown[]) => (given.at(-1) as () => Promise<unknown>)(),
  },
}))

const over = { type: 'total', pick: 'over', confidence: 60 } as const
const draft = (more: Partial<SchemeDraft>): SchemeDraft => ({ ...emptyScheme, ...more })
beforeEach(() => {
  disk.account = 'anna'
  disk.rows.clear()
})

describe('draft of a scheme', () => {
  it('is restored after a reload, one per match, with the id of a lock that may have succeeded', async () => {
    const first = draft({ body: '两边都攻', chosen: { total: over }, price: '28', intention: { content: '{}', id: 'u1' } })
    await saveSchemeDraft({ match: 'm1', draft: first })
    await saveSchemeDraft({ match: 'm2', draft: draft({ title: '看小球' }) })
    expect(await findSchemeDraft('m1')).toEqual(first)
    expect((await findSchemeDraft('m2'))?.title).toBe('看小球')
    expect(await findSchemeDraft('m3')).toBeNull()
  })

  it('is deleted when it is locked or emptied', async () => {
    await saveSchemeDraft({ match: 'm1', draft: draft({ title: '看大球' }) })
    await saveSchemeDraft({ match: 'm1', draft: emptyScheme })
    expect(await findSchemeDraft('m1')).toBeNull()
  })

  it('belongs to its account, is stored with private data, and makes room for later ones', async () => {
    for (let index = 0; index <= maxDrafts; index += 1) await saveSchemeDraft({ match: `m${index}`, draft: draft({ title: `${index}` }) })
    expect([await findSchemeDraft('m0'), (await findSchemeDraft('m1'))?.title]).toEqual([null, '1'])
    expect([...disk.rows.keys()].every((key) => key.startsWith('private:'))).toBe(true)
    disk.account = 'ben'
    expect(await findSchemeDraft('m1')).toBeNull()
    await saveSchemeDraft({ match: 'm1', draft: draft({ title: 'ben' }) })
    expect((await findSchemeDraft('m1'))?.title).toBe('ben')
  })

  it('keeps only the plays that the match still offers', () => {
    const offers: PlayOffer[] = [
      { type: 'total', line: 2.5, picks: [{ pick: 'over', price: 0.9 }] },
      { type: 'result', line: null, picks: [{ pick: 'home', price: null }] },
    ]
    const handicap = { type: 'handicap', pick: 'home', confidence: 55 } as const
    expect(offeredPlays({ total: over, handicap }, offers)).toEqual([{ ...over, line: 2.5 }])
    expect(offeredPlays({ result: { type: 'result', pick: 'draw', confidence: 55 } }, offers)).toEqual([])
  })
})

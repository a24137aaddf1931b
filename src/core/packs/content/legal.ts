// The legal texts in force: small, and needed at unpredictable times, online or offline.
import type { LegalKind } from '../../../../contract/legal.ts'
import { call } from '../../api/api.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { PackItem, PackSource } from '../packs.ts'

/** All of them, in the order of /about-user. */
const kinds: Record<LegalKind, true> = { agreement: true, privacy: true, conduct: true, disclaimer: true }

export const legalItemKey = (kind: string): string => `text ${kind}`

export const legalPack: PackSource = {
  name: 'legal',
  refreshAfter: 12 * 3_600_000,
  async load({ signal, progress }) {
    const wanted = Object.keys(kinds) as LegalKind[]
    let done = 0
    const items = await fewAtOnce(wanted, async (kind): Promise<PackItem> => {
      const data = await call('GET api/Legal/text', { query: { kind }, signal })
      done += 1
      progress(done / wanted.length)
      return { key: legalItemKey(kind), data }
    })
    return { items, count: items.length }
  },
}

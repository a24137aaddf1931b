// The legal texts: the built-in ones until an operator writes others; every version is stored, and any can be reinstated.
import { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { legalAdminEndpoints } from '../../../contract/admin/legal-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { type LegalKind, legalKinds } from '../../../contract/legal.ts'
import { legalLimits } from '../../../contract/limits/legal-limits.ts'
import { productName } from '../../../rules/site/product-site.ts'
import { productText } from '../../../server/features/legal/product/product-text.ts'
import { type AdminScene, adminScene } from '../../support/people/admin-scene.ts'

const world: AdminScene = await adminScene()
const { first, second, member, send, done, refusal, audit } = world

const texts = (text: string) => ({ zh: `# ${text}\n\n一`, en: `# ${text}\n\none`, vi: `# ${text}\n\nmột` })
const own = (kind: LegalKind) => productText(kind, productName)
/** The public view. */
const read = async (kind: LegalKind) => done('GET api/Legal/text', { kind }, null)
const inForce = async (kind: LegalKind): Promise<number | null> => (await done('GET api/Desk/legal', { kind })).version?.id ?? null
const versions = async (kind: LegalKind) => (await done('GET api/Desk/legalVersions', { kind })).list
async function save(kind: LegalKind, text: object, as = first): Promise<number> {
  return (await done('POST api/Desk/putLegal', { kind, text, base: await inForce(kind) }, as)).version.id
}

describe('legal texts', () => {
  it.each(legalKinds)('%s is the product default until one is written, and never empty', async (kind) => {
    expect(await read(kind)).toEqual({ kind, text: own(kind), since: null })
    expect(await done('GET api/Desk/legal', { kind })).toEqual({ kind, text: own(kind), version: null })
    expect(await done('GET api/Desk/legalVersions', { kind })).toEqual({ list: [], total: 0 })
  })

  it('are written by operators only', async () => {
    const fields: Partial<Record<ApiKey, object>> = {
      'POST api/Desk/putLegal': { kind: 'agreement', text: texts('x'), base: null },
      'POST api/Desk/restoreLegal': { kind: 'agreement', version: null, base: null },
    }
    for (const key of Object.keys(legalAdminEndpoints) as ApiKey[]) {
      const asked = fields[key] ?? { kind: 'agreement' }
      expect([key, (await send(key, asked, null)).code]).toEqual([key, 700])
      expect([key, await refusal(key, asked, member)]).toEqual([key, 'forbidden'])
    }
    expect((await read('agreement')).since).toBeNull()
  })

  it('take effect for everybody as soon as they are saved, each kind separately', async () => {
    const began = Date.now()
    const id = await save('agreement', texts('我们的协议'))
    const shown = await read('agreement')
    expect(shown.text).toEqual(texts('我们的协议'))
    expect(Date.parse(shown.since)).toBeGreaterThanOrEqual(began)
    expect(await versions('agreement')).toEqual([{ id, kind: 'agreement', by: first.id, at: shown.since, product: false, restored: null }])
    for (const kind of legalKinds.filter((one) => one !== 'agreement')) expect((await read(kind)).since).toBeNull()
  })

  it('are read in full from the database once per version', async () => {
    const shown = await read('agreement')
    const asks = vi.spyOn(Client.prototype, 'query')
    const again = await read('agreement')
    const asked = (asks.mock.calls as unknown[][]).map(([query]) => (query as { text?: string } | undefined)?.text ?? '')
    asks.mockRestore()
    expect(again).toEqual(shown)
    expect(asked.filter((text) => text.includes('from "legal_version"') && text.includes('"text"'))).toEqual([])
  })

  it('keep every earlier version in full, with author and time', async () => {
    const ids = [
      await save('privacy', texts('第一版')),
      await save('privacy', texts('第二版'), second),
      await save('privacy', texts('第三版')),
    ]
    const list = await versions('privacy')
    expect(list.map(({ id, by }: { id: number; by: string }) => [id, by])).toEqual([
      [ids[2], first.id],
      [ids[1], second.id],
      [ids[0], first.id],
    ])
    for (const [at, title] of ['第一版', '第二版', '第三版'].entries()) {
      const { version, text } = await done('GET api/Desk/legalVersion', { kind: 'privacy', id: String(ids[at]) })
      expect([version.id, text]).toEqual([ids[at], texts(title)])
    }
    expect(await done('GET api/Desk/legalVersion', { kind: 'privacy' })).toEqual({ version: null, text: own('privacy') })
    expect(await done('GET api/Desk/legalVersions', { kind: 'privacy', page: '2' })).toEqual({ list: [], total: 3 })
  })

  it('can be restored to an earlier version or the product default, as a new version', async () => {
    const [third, , oldest] = await versions('privacy')
    const back = await done('POST api/Desk/restoreLegal', { kind: 'privacy', version: oldest.id, base: third.id })
    expect(back).toMatchObject({ text: texts('第一版'), version: { restored: oldest.id, product: false, by: first.id } })
    expect((await read('privacy')).text).toEqual(texts('第一版'))
    const product = await done('POST api/Desk/restoreLegal', { kind: 'privacy', version: null, base: back.version.id })
    expect(product.version).toMatchObject({ product: true, restored: null })
    expect(await read('privacy')).toEqual({ kind: 'privacy', text: own('privacy'), since: product.version.at })
    expect(await versions('privacy')).toHaveLength(5)
    // The built-in text is a version too, and stays when an operator replaces it.
    await save('privacy', texts('第六版'))
    const { text } = await done('GET api/Desk/legalVersion', { kind: 'privacy', id: String(product.version.id) })
    expect(text).toEqual(own('privacy'))
    expect(await refusal('POST api/Desk/restoreLegal', { kind: 'privacy', version: 999_999, base: await inForce('privacy') })).toBe(
      'not-found',
    )
    expect(await refusal('POST api/Desk/restoreLegal', { kind: 'agreement', version: oldest.id, base: await inForce('agreement') })).toBe(
      'not-found',
    )
    expect(await refusal('GET api/Desk/legalVersion', { kind: 'agreement', id: String(oldest.id) })).toBe('not-found')
  })

  it('are not overwritten unseen: the later of two operators is notified, and nothing is lost', async () => {
    const base = await inForce('conduct')
    const replies = await Promise.all(
      [first, second].map(
        async (as) => (await send('POST api/Desk/putLegal', { kind: 'conduct', text: texts(as.id), base }, as)).error ?? 'done',
      ),
    )
    expect(replies.toSorted()).toEqual(['already-decided', 'done'])
    expect(await versions('conduct')).toHaveLength(1)
    expect(await refusal('POST api/Desk/restoreLegal', { kind: 'conduct', version: null, base })).toBe('already-decided')
  })

  it('create no version without a change, and normalize line endings from any system', async () => {
    const id = await save('disclaimer', texts('甲'))
    const windows = Object.fromEntries(Object.entries(texts('甲')).map(([lang, text]) => [lang, `\r\n${text.replaceAll('\n', '\r\n')}  `]))
    expect(await save('disclaimer', windows)).toBe(id)
    expect(await done('POST api/Desk/restoreLegal', { kind: 'disclaimer', version: id, base: id })).toMatchObject({ version: { id } })
    expect(await versions('disclaimer')).toHaveLength(1)
    expect(await audit({ subject: 'legal disclaimer' })).toHaveLength(1)
  })

  it('are logged with author, version and length, while the version holds the text', async () => {
    const [last, before] = await audit({ subject: 'legal privacy' })
    expect(last).toMatchObject({
      by: first.id,
      act: 'legal.put',
      before: { product: true, characters_zh: own('privacy').zh.length },
      after: { product: false, characters_zh: texts('第六版').zh.length },
    })
    expect(before).toMatchObject({ act: 'legal.restore', after: { product: true } })
    expect(JSON.stringify(last)).not.toContain('第六版')
  })

  it.each([
    ['one language is empty', { text: { ...texts('x'), vi: ' \n' } }, 'content-needed'],
    ['a language is missing', { text: { zh: 'x', en: 'x' } }, 'invalid-input'],
    ['it is longer than a text may be', { text: { ...texts('x'), zh: '字'.repeat(legalLimits.text + 1) } }, 'invalid-input'],
    ['there is no such kind', { kind: 'cookies' }, 'invalid-input'],
    ['it names no version that was seen', { base: undefined }, 'invalid-input'],
    ['the version that was seen is none', { base: 0 }, 'invalid-input'],
  ])('are rejected when %s', async (_why, wrong, error) => {
    const whole = { kind: 'agreement', text: texts('y'), base: await inForce('agreement') }
    expect(await refusal('POST api/Desk/putLegal', { ...whole, ...wrong })).toBe(error)
    expect((await read('agreement')).text).toEqual(texts('我们的协议'))
  })

  it('accept the maximum length in three languages', async () => {
    const longest = '字'.repeat(legalLimits.text)
    await save('agreement', { zh: longest, en: longest, vi: longest })
    expect((await read('agreement')).text.vi).toBe(longest)
  })
})

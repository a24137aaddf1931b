// The site's branding: name, logo, colour, languages; what is refused, stored and logged.
import { describe, expect, it } from 'vitest'
import { siteAdminEndpoints } from '../../../contract/admin/site-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { siteLimits } from '../../../contract/limits/site-limits.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import { openSystem } from '../../../server/features/config/system.ts'
import { productText } from '../../../server/features/legal/product/product-text.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const world = await adminScene()
const { app, first, second, member, send, done, refusal, audit } = world
const name = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
const save = (fields: object) => done('POST api/Desk/putSite', fields)
const site = async () => (await done('GET api/Desk/site')).site

describe('site settings', () => {
  it('keep the product defaults until an operator, and only an operator, changes them', async () => {
    expect(await done('GET api/Desk/site')).toEqual({ site: productSite, product: productSite })
    for (const key of Object.keys(siteAdminEndpoints) as ApiKey[]) {
      expect([key, (await send(key, {}, null)).code]).toEqual([key, 700])
      expect([key, await refusal(key, {}, member)]).toEqual([key, 'forbidden'])
    }
  })

  it('persist across a restart, and each change is logged with the previous values', async () => {
    expect((await save({ name, langs: ['vi', 'zh'] })).site).toEqual({ ...productSite, name, langs: ['zh', 'vi'] })
    await save({ logo: '/media/logo.png', accent: '#0b5a8a' })
    const set = { name, logo: '/media/logo.png', accent: '#0b5a8a', langs: ['zh', 'vi'] }
    expect(await site()).toEqual(set)
    const again = await openSystem(app.context)
    await again.close()
    expect(again.site()).toEqual(set)
    const [later, earlier] = await audit({ act: 'site.put' })
    expect(later).toMatchObject({ by: first.id, subject: 'site', before: { logo: '', accent: '' }, after: { accent: '#0b5a8a' } })
    expect(Object.keys(later.after).sort()).toEqual(['accent', 'logo'])
    expect(earlier).toMatchObject({ before: { name: productSite.name }, after: { name, langs: ['zh', 'vi'] } })
  })

  it('put the site’s name into the built-in legal texts and the codes it sends', async () => {
    expect((await done('GET api/Legal/text', { kind: 'agreement' }, null)).text).toEqual(productText('agreement', name))
    await send('POST api/user/getCode', { mobile: 'named@example.com' }, null, '10.9.0.1')
    const sent = await app.http.inject({ url: app.outboxPath ?? '', headers: { accept: 'application/json', host: 'localhost' } })
    expect(sent.body).toContain('【球迷之家】')
    // No other user may take the name.
    for (const user_nickname of ['球迷之家客人', 'fan-house 1', 'Grandstand 1'])
      expect(await refusal('POST api/member/updateInfo', { user_nickname }, member)).toBe('nickname-reserved')
  })

  it('strip invisible characters from the name', async () => {
    expect((await save({ name: { ...name, zh: '\u2068球迷\u200b之家\u2069' } })).site.name).toEqual(name)
  })

  it.each([
    ['a colour that could not be read', { accent: '#ffd23d' }],
    ['no colour', { accent: 'green' }],
    ['a name without words', { name: { ...name, vi: '  ' } }],
    ['a name that is missing in a language', { name: { zh: 'x', en: 'x' } }],
    ['a name that is too long', { name: { ...name, en: 'x'.repeat(siteLimits.name + 1) } }],
    ['a name over two lines', { name: { ...name, en: 'Fan\nHouse' } }],
    ['no language', { langs: [] }],
    ['a language that there is not', { langs: ['fr'] }],
    ['a language twice', { langs: ['zh', 'zh'] }],
    ['a picture of somewhere else', { logo: 'https://evil.example/a.png' }],
    ['a picture that is no PNG', { logo: '/media/a.jpg' }],
    ['what there is not', { slogan: 'x' }],
  ])('reject %s and apply nothing else from that request', async (_what, wrong) => {
    const [before, acts] = [await site(), (await audit({ act: 'site.put' })).length]
    expect(await refusal('POST api/Desk/putSite', { accent: '', ...wrong })).toBe('invalid-input')
    expect([await site(), (await audit({ act: 'site.put' })).length]).toEqual([before, acts])
  })

  it('lose nothing when two operators change different parts concurrently', async () => {
    await Promise.all([
      done('POST api/Desk/putSite', { accent: '#5b3a94' }),
      done('POST api/Desk/putSite', { langs: ['en'] }, second),
      done('POST api/Desk/putConfig', { off: ['mall'] }),
    ])
    expect(await site()).toMatchObject({ name, accent: '#5b3a94', langs: ['en'] })
    expect((await done('GET api/Desk/config')).off).toEqual(['mall'])
    await done('POST api/Desk/putConfig', { off: [] })
  })

  it('can be reset to the product defaults', async () => {
    expect((await save(productSite)).site).toEqual(productSite)
  })
})

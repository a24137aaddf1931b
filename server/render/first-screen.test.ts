// How often a screen is rendered: once per URL (as far as the screen reads it), language, theme and time zone until something is published,
// within a budget per client. Also what is served when its reads fail.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SiteIdentity } from '../../contract/config/site.ts'
import { productSite } from '../../rules/site/product-site.ts'
import { productClock } from '../core/clock/clock.ts'
import { createFirstScreen } from './first-screen.ts'

const appDir = await mkdtemp(join(tmpdir(), 'screen-'))
await writeFile(join(appDir, 'index.html'), '<html lang="zh"><head></head><body><!--screen--><!--state--></body></html>')
await writeFile(join(appDir, 'build-manifest.json'), '{}')
afterAll(() => rm(appDir, { recursive: true, force: true }))

/** Data of a match, of an article, of a list. */
const something = { match: { sport: 'football' }, article: null, list: [] }

async function screens(read: (key: string) => Promise<unknown> = async () => something, onError?: (error: unknown) => void, padding = '') {
  let now = 0
  let seq = 0
  let site = productSite
  let off = false
  let changes = 0
  const inputs: string[] = []
  const drawn: string[] = []
  const zones: string[] = []
  const screen = await createFirstScreen(
    {
      appDir,
      clock: productClock({ feed: 0, real: 0, speed: 1 }),
      read,
      position: (own) => ({ epoch: 'e', seq: { ...Object.fromEntries(own.map((channel) => [channel, 0])), scores: seq } }),
      rateLimit: 300,
      site: () => site,
      isOff: () => off,
      changes: () => changes,
      now: () => now,
      render: async (input) => {
        const { url, lang, tz, queries } = input
        inputs.push(JSON.stringify(input))
        zones.push(tz)
        drawn.push(`${lang} ${url}`)
        return { html: `<main>${queries.map(({ data }) => data).join(' ')}${padding}</main>`, title: '', ahead: ['words:room'] }
      },
    },
    onError ??
      ((error) => {
        throw error
      }),
  )
  const ask = (url: string, cookies: Record<string, string> = {}, { acceptLanguage = '', userAgent = '', address = '192.0.2.1' } = {}) =>
    screen({ url, cookies, acceptLanguage, userAgent, address })
  return {
    ask,
    drawn,
    zones,
    inputs,
    /** Sets site options as the operator does. */
    rename: (more: Partial<SiteIdentity>) => {
      site = { ...productSite, ...more }
    },
    switchOff: () => {
      off = true
    },
    change: () => {
      changes += 1
    },
    publish: () => {
      seq += 1
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('renders one screen for a flood of made-up URLs', async () => {
  const { ask, drawn, pass, publish } = await screens()
  for (let index = 0; index < 600; index += 1) await ask(`/main?x${index}=${index}`)
  expect(drawn).toEqual(['zh /main'])
  pass(1_000)
  await ask('/main')
  expect(drawn).toHaveLength(1)
  publish()
  await ask('/main')
  expect(drawn).toHaveLength(2)
  // Data without a channel is also refreshed after a while.
  pass(5_000)
  await ask('/main')
  expect(drawn).toHaveLength(3)
})

it('renders anew after a change by an operator, even during a render', async () => {
  const { ask, drawn, change } = await screens()
  await ask('/news')
  change()
  const before = ask('/news')
  change()
  await Promise.all([before, ask('/news')])
  expect(drawn).toHaveLength(3)
  await ask('/news')
  expect(drawn).toHaveLength(3)
})

it('renders separately for each parameter that the screen reads, and for each language', async () => {
  const { ask, drawn } = await screens()
  for (const url of ['/football', '/football?utm=1', '/football?status=live', '/football?x=1&status=live']) await ask(url)
  await ask('/football', { lang: 'vi' })
  expect(drawn).toEqual(['zh /football', 'zh /football?status=live', 'vi /football'])
})

it('renders a first visit in the usual time zone of its language, later ones in the device’s', async () => {
  const { ask, zones } = await screens()
  for (const lang of ['zh', 'en', 'vi']) await ask('/schedule', { lang })
  await ask('/schedule', { lang: 'en', tz: 'America/New_York' })
  await ask('/schedule', { lang: 'vi', tz: 'Nowhere/At_All' })
  expect(zones).toEqual(['Asia/Shanghai', 'UTC', 'Asia/Ho_Chi_Minh', 'America/New_York'])
})

it('reserves space for the guide until a person has answered it, but never for a bot', async () => {
  const { ask, inputs } = await screens()
  const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' }
  const guided = async (...asked: Parameters<typeof ask>): Promise<boolean> => {
    const html = await ask(...asked)
    return JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? '').guided
  }
  expect(await guided('/main', {}, person)).toBe(false)
  expect(await guided('/main', { guided: '0' }, person)).toBe(false)
  expect(await guided('/main', { guided: '1' }, person)).toBe(true)
  expect(await guided('/main', {}, { userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)' })).toBe(true)
  expect(await guided('/main')).toBe(true)
  // Users who answered the guide and clients that never see it get the same page.
  expect(inputs).toHaveLength(2)
  // A screen without a guide is the same for both, and its state omits it.
  expect(await guided('/football', {}, person)).toBeUndefined()
  expect(await guided('/football', { guided: '1' }, person)).toBeUndefined()
  expect(inputs).toHaveLength(3)
})

it('renders in the first supported language of the browser, else in Chinese, or as chosen', async () => {
  const { ask, drawn } = await screens()
  const asked = ['', 'fr-FR,fr;q=0.9,th;q=0.8', 'en-GB,en;q=0.9,zh;q=0.5', 'fr,vi-VN;q=0.8,en;q=0.5', 'zh-TW']
  for (const [index, accept] of asked.entries()) await ask(`/football?key=${index}`, {}, { acceptLanguage: accept })
  expect(drawn.map((screen) => screen.slice(0, 2))).toEqual(['zh', 'en', 'vi'])
  await ask('/main', { lang: 'vi' }, { acceptLanguage: 'en' })
  expect(drawn.at(-1)).toBe('vi /main')
})

it('renders only in the languages that the site offers, else in the first of them', async () => {
  const { ask, drawn, rename } = await screens()
  rename({ langs: ['en', 'vi'] })
  const asked = ['', 'zh-CN,zh;q=0.9', 'zh,vi;q=0.8', 'en-GB']
  for (const [index, accept] of asked.entries()) await ask(`/football?key=${index}`, {}, { acceptLanguage: accept })
  expect(drawn.map((screen) => screen.slice(0, 2))).toEqual(['en', 'vi'])
  await ask('/main', { lang: 'zh' }, { acceptLanguage: 'zh' })
  expect(drawn.at(-1)).toBe('en /main')
})

it('renders anew from the moment the site is renamed, and passes the name to the app', async () => {
  const { ask, drawn, inputs, rename } = await screens()
  const before = await ask('/main')
  const name = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
  rename({ name, accent: '#0b5a8a' })
  const after = await ask('/main')
  expect(drawn).toHaveLength(2)
  expect(JSON.parse(inputs.at(-1) ?? '')).toMatchObject({ site: { name } })
  expect([before.includes('id="site"'), before.includes('--own-accent')]).toEqual([false, false])
  expect(after).toMatch(/^<html style="--own-accent-day:#0b5a8a;/)
  expect(after).toContain('"en":"Fan House"')
  // The shell has it even if nothing is rendered on the server.
  expect(await ask('/dome')).toContain('"zh":"球迷之家"')
})

it('renders nothing when the subject of the page is refused, and states the language of its URL', async () => {
  const { ask, drawn } = await screens(async () => null)
  const plain = await ask('/score-detail?id=none')
  expect(plain).not.toContain('<main>')
  expect(plain).not.toContain('id="state"')
  expect(await ask('/detail?id=none&lang=vi')).toContain('"lang":"vi"')
  expect(drawn).toEqual([])
})

it('states the language of its URL on every request, even right after nothing could be rendered', async () => {
  const { ask } = await screens(async () => null)
  expect(await ask('/detail?id=none', { lang: 'vi' })).not.toContain('id="state"')
  expect(await ask('/detail?id=none&lang=vi')).toContain('"lang":"vi"')
  expect(await ask('/detail?id=none', { lang: 'vi' })).not.toContain('id="state"')
})

it('evicts no screen for a flood of URLs that render nothing', async () => {
  const { ask, drawn } = await screens()
  await ask('/main')
  const letters = [...'abcdefghijklmno']
  for (const one of letters) for (const other of letters) await ask(`/score-detail?type=${one}${other}`)
  await ask('/main')
  expect(drawn).toEqual(['zh /main'])
})

it('renders nothing that the operator has switched off', async () => {
  const { ask, drawn, switchOff } = await screens()
  expect(await ask('/news')).toContain('<main>')
  switchOff()
  expect(await ask('/news')).not.toContain('<main>')
  expect(drawn).toEqual(['zh /news'])
})

it('does not rerender on score changes when the screen does not depend on scores', async () => {
  const { ask, drawn, pass, publish } = await screens()
  for (const url of ['/detail?id=n1', '/score-detail?id=m1']) {
    await ask(url)
    pass(1_500)
    publish()
    await ask(url)
  }
  expect(drawn).toEqual(['zh /detail?id=n1', 'zh /score-detail?id=m1', 'zh /score-detail?id=m1'])
})

it('states what it was rendered with, and the start position of its own channel', async () => {
  const { ask, inputs } = await screens()
  expect(await ask('/score-detail?id=m1&utm_source=x')).toContain('"ahead":["words:room"]')
  expect(JSON.parse(inputs[0] ?? '')).toMatchObject({ url: '/score-detail?id=m1', live: { seq: { 'match:m1': 0 } } })
})

it('concurrent requests share a render', async () => {
  const { ask, drawn } = await screens()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask('/main')))).size).toBe(1)
  expect(drawn).toHaveLength(1)
})

it('one address requesting every time zone is limited to its render budget, without effect on others', async () => {
  const { ask, drawn, pass, publish } = await screens()
  const zones = Intl.supportedValuesOf('timeZone')
  const first = await ask('/main', { tz: zones[0] ?? '' })
  for (let round = 0; round < 2; round += 1) {
    for (const tz of zones) await ask('/main', { tz })
    publish()
  }
  expect(drawn.length).toBe(60)
  // Serves a stale screen if there is one, otherwise the shell.
  expect(await ask('/main', { tz: zones[0] ?? '' })).toBe(first)
  const mine = await ask('/main', { tz: 'Asia/Tokyo' }, { address: '198.51.100.1' })
  expect(mine).toContain('<main>')
  expect(drawn.length).toBe(61)
  pass(1_000)
  publish()
  for (const tz of zones) await ask('/main', { tz })
  expect(await ask('/main', { tz: 'Asia/Tokyo' })).toBe(mine)
})

it('contains no client data', async () => {
  const { ask, inputs } = await screens()
  await ask('/main', { token: 'secret-token', uid: 'u1' })
  await ask('/main', { token: 'another-token' }, { address: '198.51.100.1' })
  expect(inputs).toHaveLength(1)
  expect(inputs.join()).not.toMatch(/secret-token|u1|192\.0\.2/)
})

describe('while reads fail', () => {
  /** A server whose reads return their time until they fail. */
  async function failing(padding = 0) {
    const state = { fails: [] as string[], at: 0 }
    const errors: unknown[] = []
    const all = await screens(
      async (key) => {
        if (state.fails.some((part) => key.includes(part))) throw new Error(`no answer to ${key}`)
        const text = `${key.split('/').at(-1)}@${state.at}`
        return { ...something, toString: () => text }
      },
      (error) => errors.push(error),
      ' '.repeat(padding),
    )
    return { ...all, state, errors }
  }

  it('serves the last version of a screen, and a new one as soon as they succeed', async () => {
    const { ask, pass, state, errors } = await failing()
    const whole = await ask('/main')
    expect(whole).toContain('<main>recommend@0 getList2@0</main>')
    state.fails = ['recommend']
    pass(5_000)
    expect(await ask('/main')).toBe(whole)
    expect(errors).toHaveLength(1)
    state.fails = []
    state.at = 1
    pass(5_000)
    expect(await ask('/main')).toContain('<main>recommend@1 getList2@1</main>')
  })

  it('does not serve a stale version of content that was taken down', async () => {
    const state = { isThere: true }
    const { ask, pass } = await screens(
      async () => (state.isThere ? something : null),
      () => undefined,
    )
    const zones = Intl.supportedValuesOf('timeZone')
    expect(await ask('/detail?id=n1')).toContain('<main>')
    state.isThere = false
    pass(6_000)
    expect(await ask('/detail?id=n1')).not.toContain('<main>')
    // The same for a client over its budget.
    for (const tz of zones) await ask('/main', { tz })
    expect(await ask('/detail?id=n1')).not.toContain('<main>')
  })

  it('serves the last version of a screen that cannot be rendered', async () => {
    let fails = false
    const errors: unknown[] = []
    const { ask, pass } = await screens(
      // Without the expert the next read is unknown.
      async () => (fails ? {} : { expert: { id: 'e1', open: 1 }, list: [] }),
      (error) => errors.push(error),
    )
    const whole = await ask('/specialist-home?id=e1')
    fails = true
    pass(6_000)
    expect(await ask('/specialist-home?id=e1')).toBe(whole)
    expect(errors).toHaveLength(1)
  })

  it('serves the frame with the data that could be read when no recent version exists', async () => {
    const { ask, pass, state } = await failing()
    await ask('/main')
    state.fails = ['recommend']
    expect(await ask('/main', { lang: 'vi' })).toContain('<main>getList2@0</main>')
    // An entry that is too old is not served.
    pass(10 * 60_000)
    expect(await ask('/main')).toContain('<main>getList2@0</main>')
  })

  it('a flood of URLs does not evict the most requested screens', async () => {
    // Three of this size exceed the cache.
    const { ask, pass, state } = await failing(3 * 2 ** 20)
    await ask('/football')
    for (let day = 10; day < 15; day += 1) await ask(`/football?day=2026-01-${day}`)
    state.fails = ['all_match']
    state.at = 1
    pass(5_000)
    const [plain, first, last] = [await ask('/football'), await ask('/football?day=2026-01-10'), await ask('/football?day=2026-01-14')]
    expect(plain).toContain('<main>all_match@0 initial_list@0')
    expect(first).toContain('<main>initial_list@1')
    expect(last).toContain('<main>all_match@0 initial_list@0')
  })

  it('a client over budget is served the stale screen rather than the shell', async () => {
    const { ask, pass, drawn } = await failing()
    const whole = await ask('/main', { tz: 'Asia/Tokyo' }, { address: '198.51.100.1' })
    pass(61_000)
    for (const tz of Intl.supportedValuesOf('timeZone').slice(0, 100)) await ask('/main', { tz })
    const count = drawn.length
    expect(await ask('/main', { tz: 'Asia/Tokyo' })).toBe(whole)
    expect(drawn).toHaveLength(count)
  })
})

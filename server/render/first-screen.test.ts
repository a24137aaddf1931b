// How often a screen is rendered: once a second for everybody with the same address as far as it is read, language, theme and zone.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { productClock } from '../core/clock/clock.ts'
import { createFirstScreen } from './first-screen.ts'

const appDir = await mkdtemp(join(tmpdir(), 'screen-'))
await writeFile(join(appDir, 'index.html'), '<html lang="zh"><head></head><body><!--screen--><!--state--></body></html>')
await writeFile(join(appDir, 'build-manifest.json'), '{}')
afterAll(() => rm(appDir, { recursive: true, force: true }))

async function screens() {
  let now = 0
  const drawn: string[] = []
  const zones: string[] = []
  const screen = await createFirstScreen(
    {
      appDir,
      clock: productClock({ feed: 0, real: 0, speed: 1 }),
      read: async () => [],
      position: () => ({ epoch: 'e', seq: {} }),
      now: () => now,
      render: async ({ url, lang, tz }) => {
        zones.push(tz)
        drawn.push(`${lang} ${url}`)
        return { html: '', title: '', modules: [] }
      },
    },
    (error) => {
      throw error
    },
  )
  const ask = (url: string, cookies: Record<string, string> = {}, acceptLanguage = '') => screen({ url, cookies, acceptLanguage })
  return {
    ask,
    drawn,
    zones,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('a flood of made up addresses renders one screen', async () => {
  const { ask, drawn, pass } = await screens()
  for (let index = 0; index < 600; index += 1) await ask(`/main?x${index}=${index}`)
  expect(drawn).toEqual(['zh /main'])
  pass(1_000)
  await ask('/main')
  expect(drawn).toHaveLength(2)
})

it('what the screen reads, and who reads it, is rendered apart', async () => {
  const { ask, drawn } = await screens()
  for (const url of ['/football', '/football?utm=1', '/football?status=live', '/football?x=1&status=live']) await ask(url)
  await ask('/football', { lang: 'vi' })
  expect(drawn).toEqual(['zh /football', 'zh /football?status=live', 'vi /football'])
})

it('a first visit is drawn by the clock where most readers of its language are, later ones by that of the device', async () => {
  const { ask, zones } = await screens()
  for (const lang of ['zh', 'en', 'vi']) await ask('/schedule', { lang })
  await ask('/schedule', { lang: 'en', tz: 'America/New_York' })
  await ask('/schedule', { lang: 'vi', tz: 'Nowhere/At_All' })
  expect(zones).toEqual(['Asia/Shanghai', 'UTC', 'Asia/Ho_Chi_Minh', 'America/New_York'])
})

it('is drawn in the first of our languages that the browser asks for, in Chinese where it asks for none, and as was chosen', async () => {
  const { ask, drawn } = await screens()
  const asked = ['', 'fr-FR,fr;q=0.9,th;q=0.8', 'en-GB,en;q=0.9,zh;q=0.5', 'fr,vi-VN;q=0.8,en;q=0.5', 'zh-TW']
  for (const [index, accept] of asked.entries()) await ask(`/football?key=${index}`, {}, accept)
  expect(drawn.map((screen) => screen.slice(0, 2))).toEqual(['zh', 'en', 'vi'])
  await ask('/main', { lang: 'vi' }, 'en')
  expect(drawn.at(-1)).toBe('vi /main')
})

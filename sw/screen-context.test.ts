import { beforeEach, describe, expect, it } from 'vitest'
import { storedPaths } from '../contract/wire/route.ts'
import { cacheFor, isMadeFor, readContext, type ScreenContext, screenKey } from './screen-context.ts'

const reader: ScreenContext = { lang: 'zh', theme: 'day', tz: 'Asia/Shanghai', hide: false, guided: false }

class Screens {
  readonly entries = new Map<string, Response>()
  fetched = 0
  match = async (key: RequestInfo | URL): Promise<Response | undefined> => this.entries.get(String(key))?.clone()
  put = async (key: RequestInfo | URL, response: Response): Promise<void> => void this.entries.set(String(key), response)
  start = (context: ScreenContext): Promise<void> =>
    cacheFor(this, context, async () => {
      this.fetched += 1
      for (const path of storedPaths) await this.put(screenKey(path, context), new Response(path))
    })
}

let screens = new Screens()
beforeEach(async () => {
  screens = new Screens()
  await screens.start(reader)
})

describe('rendered screens cached by the worker', () => {
  it('are fetched for the first page of a build', async () => {
    expect(screens.fetched).toBe(1)
    expect(await readContext(screens)).toEqual(reader)
  })
  it('are not refetched by a start that finds them all', async () => {
    await screens.start({ ...reader })
    expect(screens.fetched).toBe(1)
  })
  it('are fetched for another language, theme, zone, hidden scores or a completed guide', async () => {
    const changes: Partial<ScreenContext>[] = [{ lang: 'vi' }, { theme: 'night' }, { tz: 'Asia/Tokyo' }, { hide: true }, { guided: true }]
    for (const [index, change] of changes.entries()) {
      await screens.start({ ...reader, ...change })
      expect(screens.fetched).toBe(index + 2)
    }
  })
  it('are fetched when one of them is missing', async () => {
    screens.entries.delete(screenKey('/schedule', reader))
    await screens.start(reader)
    expect(screens.fetched).toBe(2)
  })
})

describe('a screen from the server', () => {
  const reader = { lang: 'zh', theme: 'system', tz: 'Asia/Ho_Chi_Minh', hide: false, guided: false }
  const page = (of: object): string => `<p>0 : 1</p><script type="application/json" id="state">${JSON.stringify(of)}</script></body>`

  it('matches this reader, whatever name the server uses for the time zone', () => {
    expect(isMadeFor(reader, page(reader))).toBe(true)
    expect(isMadeFor(reader, page({ ...reader, tz: 'Asia/Saigon' }))).toBe(true)
  })
  it('matches no reader when it was requested before the settings changed', () => {
    for (const other of [{ lang: 'en' }, { theme: 'dark' }, { hide: true }, { guided: true }])
      expect(isMadeFor(reader, page({ ...reader, ...other }))).toBe(false)
  })
  it('matches the reader regardless of the guide, when it has no place for the invitation', () => {
    const { guided: _, ...elsewhere } = reader
    expect(isMadeFor({ ...reader, guided: true }, page(elsewhere))).toBe(true)
  })
  it('matches no reader when it is the empty shell', () => {
    expect(isMadeFor(reader, '<!doctype html><html lang="zh"></html>')).toBe(false)
  })
})

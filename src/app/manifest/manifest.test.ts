import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { screenPaths } from '../../../contract/wire/route.ts'
import { manifestFiles } from './manifest.ts'

const manifests = manifestFiles().map(({ fileName, source }) => ({ fileName, ...JSON.parse(source) }))

describe('the manifests', () => {
  it('exist once per language, for one app', () => {
    expect(manifests.map(({ fileName, lang }) => [fileName, lang])).toEqual([
      ['manifest.webmanifest', 'zh'],
      ['manifest.en.webmanifest', 'en'],
      ['manifest.vi.webmanifest', 'vi'],
    ])
    expect(new Set(manifests.map(({ id, start_url, scope }) => [id, start_url, scope].join(' '))).size).toBe(1)
    expect(new Set(manifests.map(({ name }) => name)).size).toBe(3)
  })

  it('reference only existing pictures and screens', () => {
    for (const { icons, screenshots, shortcuts, start_url } of manifests) {
      for (const { src } of [...icons, ...screenshots]) expect(existsSync(`public${src}`), src).toBe(true)
      for (const url of [start_url, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)])
        expect(screenPaths).toContain(new URL(url, 'http://localhost').pathname)
    }
  })

  it('send shared text to the search', () => {
    for (const { share_target } of manifests)
      expect(share_target).toMatchObject({ action: '/search', method: 'GET', params: { text: 'name' } })
  })
})

/** The stage on the main page, in pixels of the screenshot, without the overlays at its edges. */
const stage = { left: 90, top: 250, width: 740, height: 310 }

it.each(['docs/pictures/main-1440-light.webp', 'public/screenshots/desktop.webp'])('%s shows a room with its picture', async (file) => {
  const { channels } = await sharp(await sharp(file).extract(stage).greyscale().png().toBuffer()).stats()
  const [light] = channels
  // Lines and players on grass; an idle stage is two similar shades of green.
  expect((light?.max ?? 0) - (light?.min ?? 0)).toBeGreaterThan(120)
})

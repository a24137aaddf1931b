// What the first HTML preloads: everything that a page is rendered with, and nothing twice.
import { expect, it } from 'vitest'
import { type BuildManifest, headOf, linkedIn } from './head.ts'

const manifest: BuildManifest = {
  'src/begin.ts': { file: 'assets/begin.js', isEntry: true },
  _first: { file: 'assets/first.js', css: ['assets/first.css'] },
  _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/routes/room/live.tsx?tsr-split=component': {
    file: 'assets/live.js',
    css: ['assets/live.css'],
    imports: ['_first', '_shared'],
  },
  'src/routes/site/main.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['_shared'] },
  'src/routes/expert/trophy.home.tsx?tsr-split=component': { file: 'assets/trophy.js', css: ['assets/trophy.css'] },
  'locales/zh.po': { file: 'assets/zh.js' },
  'locales/room/zh.po': { file: 'assets/room-zh.js' },
  'locales/room/vi.po': { file: 'assets/room-vi.js' },
}
const linked = linkedIn('<link rel="stylesheet" crossorigin href="/assets/first.css"><link rel="later" href="/assets/first.js">')
const filesOf = (path: string, lang: 'zh' | 'vi'): string[] =>
  [...headOf({ manifest, linked }, path, lang).matchAll(/rel="(?:later|stylesheet)" href="\/assets\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  )

it('has the chunks of the route with their styles, and the catalog of the language', () => {
  expect(filesOf('/', 'zh')).toEqual(['shared.css', 'home.js', 'shared.js', 'zh.js'])
})

it('finds the file of a two-segment path', () => {
  expect(filesOf('/trophy/home', 'zh')).toEqual(['trophy.css', 'trophy.js', 'zh.js'])
})

it('has everything else that the page was rendered with: separate parts with styles, section catalogs', () => {
  const ahead = ['words:room+data', 'src/features/match/panel/BattlePanel.tsx']
  const html = headOf(
    {
      linked,
      manifest: {
        ...manifest,
        'locales/data/zh.po': { file: 'assets/data-zh.js' },
        'src/features/match/panel/BattlePanel.tsx': { file: 'assets/battle.js', css: ['assets/battle.css'], imports: ['_shared'] },
      },
    },
    '/main',
    'zh',
    ahead,
  )
  expect(html).toContain('<link rel="stylesheet" href="/assets/battle.css" />')
  for (const file of ['room-zh', 'data-zh', 'battle']) expect(html).toContain(`<link rel="later" href="/assets/${file}.js" />`)
  expect(html.match(/shared\.js/g)).toHaveLength(1)
})

it('has the section catalog without which a page of rooms renders nothing', () => {
  expect(filesOf('/live', 'zh')).toEqual(['shared.css', 'live.css', 'live.js', 'shared.js', 'zh.js', 'room-zh.js'])
  expect(filesOf('/live', 'vi')).toContain('room-vi.js')
  expect(filesOf('/main', 'zh')).not.toContain('room-zh.js')
})

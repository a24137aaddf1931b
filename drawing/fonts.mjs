// Subsets the Chinese font of the demonstration world's films and of link previews to the drawn and the common characters:
// node drawing/fonts.mjs [FACE.ttf]
// Needs: npm i --no-save subset-font @expo-google-fonts/noto-sans-sc (Noto Sans SC, SIL Open Font License)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const [face = 'node_modules/@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'] = process.argv.slice(2)

/** All characters in the sources of the simulated world and its cameras, and those that names may contain. */
const sources = ['server/feed/simulator', 'server/feed/names', 'server/world']
const texts = sources.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
)
const latin = [0x20, 0xa0, 0x1ea0].flatMap((from, index) =>
  Array.from({ length: [95, 480, 90][index] }, (_, add) => String.fromCodePoint(from + add)),
)
/** Link previews show user texts: signs and characters of GB 2312, which covers ordinary Chinese. */
const decoder = new TextDecoder('gb2312')
const pairs = Array.from({ length: 94 * 94 }, (_, at) => Uint8Array.of(0xa1 + Math.floor(at / 94), 0xa1 + (at % 94)))
const usual = pairs.map((pair) => decoder.decode(pair)).filter((text) => /^[\u2010-\u203b\u3000-\u9fff\uff00-\uffef]$/.test(text))
const characters = new Set([...texts.join(''), ...latin, ...usual])
const made = await subsetFont(readFileSync(face), [...characters].join(''), { targetFormat: 'woff2' })
writeFileSync('server/world/film/fonts/noto-sans-sc-700.woff2', made)
console.log(`${characters.size} characters, ${Math.round(made.length / 1024)} KB`)

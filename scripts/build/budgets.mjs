// Byte budgets (docs/decisions/0003-one-first-chunk.md), brotli: what /main needs before it can run, including its texts, and what each
// other route adds.
import { readFileSync, statSync } from 'node:fs'

const KB = 1024
/**
 * Bytes by which two builds of the same source may differ in total: file names contain a hash of content and build time, and some compress
 * better than others. The largest difference observed was 75 bytes.
 */
const luck = 300
/** Bytes, compressed: script with the texts of one language, and style. */
// 130 KB until the fixes of stores, texts and sessions of the first screen; 133.3 KB until the server rendered 25 screens: their hydration,
// the order of the home page and the pictures of rooms were added.
const first = { script: 138 * KB, style: 16 * KB }
/** What a route fetches in addition to /main. */
// 64.3 KB until search matched names in every spelling, and tables explained their zones; since then the names of minutes and periods, and
// the immediate sending of the outbox.
const usual = { script: 67.6 * KB, style: 10 * KB }
const larger = {
  // The list, the card of the selected match, the days with the meaning of their marks.
  football: { script: 70.4 * KB },
  basketball: { script: 70.4 * KB },
  // QR code and camera.
  login: { script: 88.4 * KB },
  // Calendar, and the reservations of each kind.
  reserve: { script: 102.1 * KB },
  // The outbox, and the detection of scores in messages.
  'chat-chat': { script: 85.8 * KB },
  // Player, danmaku, gifts, chat, user actions; score bar and match are in a file shared with /dome.
  // 0.5 KB of each: translation of messages, and positioning of marks under the pointer.
  live: { script: 83.3 * KB },
  '-video-player-screen': { script: 84 * KB },
  // The upload form and its progress texts.
  '-video-list-screen': { script: 67.7 * KB },
  // A match and its chat.
  'score-live': { script: 71.5 * KB },
}
const kinds = { script: /\.js$/, style: /\.css$/ }
const manifest = JSON.parse(readFileSync('dist/app/build-manifest.json', 'utf8'))
const page = readFileSync('dist/app/index.html', 'utf8')

/** Files of a chunk and of all its static imports. */
function staticGraph(key, files = new Set()) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) staticGraph(imported, files)
  return files
}
const packedSize = (file) => {
  try {
    return statSync(`dist/app/${file}.br`).size
  } catch {
    // Too small to be compressed: sent as is.
    return statSync(`dist/app/${file}`).size
  }
}
const kilobytes = (bytes) => (bytes / KB).toFixed(1)
const isListed = process.argv.includes('--list')
let failed = 0

/** Prints it on request or if it exceeds the budget; returns the used share of the budget. */
function weigh(name, kind, files, budget, isNamed) {
  const sizes = files.filter((file) => kinds[kind].test(file)).map((file) => [file, packedSize(file)])
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const fits = total <= budget + luck
  if (!fits) failed += 1
  if (isNamed || isListed || !fits)
    console.log(`budget ${name} ${kind}: ${kilobytes(total)} of ${kilobytes(budget)} KB brotli ${fits ? 'ok' : 'TOO MUCH'}`)
  if (!fits || isListed) for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`  ${kilobytes(size)} KB ${file}`)
  return total / budget
}

const firstFiles = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file))
for (const key of ['src/routes/site/main.tsx?tsr-split=component', 'locales/zh.po']) staticGraph(key, firstFiles)
for (const kind of Object.keys(kinds)) weigh('/main', kind, [...firstFiles], first[kind], true)

const routes = Object.keys(manifest).flatMap((key) => {
  const [, name] = /^src\/routes\/(?:.+\/)?(.+?)\.tsx(?:\?tsr-split=component)?$/.exec(key) ?? []
  return name && name !== 'main' ? [{ key, name }] : []
})
// Otherwise a build with different route names would pass everything.
if (routes.length < 40) throw new Error(`the build names ${routes.length} routes`)
let fullest = { share: 0, name: '' }
for (const { key, name } of routes)
  for (const kind of Object.keys(kinds)) {
    const files = [...staticGraph(key)].filter((file) => !firstFiles.has(file))
    const share = weigh(name, kind, files, { ...usual, ...larger[name] }[kind], false)
    if (share > fullest.share) fullest = { share, name: `${name} ${kind}` }
  }
console.log(`budgets of ${routes.length} routes beside it: the fullest, ${fullest.name}, at ${Math.round(fullest.share * 100)} %`)
process.exit(failed > 0 ? 1 : 0)

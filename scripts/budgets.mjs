// Byte budgets (docs/decisions/0003-one-first-chunk.md), brotli: what /main needs before it can run, with its words, and what each other route adds to it.
import { readFileSync, statSync } from 'node:fs'

const KB = 1024
/**
 * Bytes that two builds of one source may differ by, in what is weighed together: names of files are made of what is in them and of the
 * time of the build, and some pack better than others. Builds of one source were seen 75 bytes apart.
 */
const luck = 300
/** Bytes: script with the words of one language, and style, each packed. */
// 130 KB until the mends of stores, texts and logins that a first screen begins with; 133.3 KB until 25 screens were drawn by the
// server first: what the page takes over from it, the order of the home page and the pictures of rooms came to it.
const first = { script: 138 * KB, style: 16 * KB }
/** What a route fetches that /main has not. */
// 64.3 KB until names were found in every spelling, and tables said what their places mean; then the words of minutes and parts,
// and that what waits on a device is sent as soon as it may go.
const usual = { script: 67.6 * KB, style: 10 * KB }
const larger = {
  // The list, the card of the match in focus, the days with what their marks mean.
  football: { script: 70.4 * KB },
  basketball: { script: 70.4 * KB },
  // QR code and camera.
  login: { script: 88.4 * KB },
  // Calendar, and what is reserved of each kind.
  reserve: { script: 102.1 * KB },
  // What waits to be sent, and what of a talk tells a score.
  'chat-chat': { script: 85.8 * KB },
  // Player, danmaku, gifts, chat, what one may do to a person; score bar and match in a file of their own, shared with /dome.
  // 0.5 KB of each: what people say in other languages is translated, and marks stay under the pointer that presses them.
  live: { script: 83.3 * KB },
  '-video-player-screen': { script: 84 * KB },
  // The form of an upload, and what it says while it waits.
  '-video-list-screen': { script: 67.7 * KB },
  // A match and the talk about it.
  'score-live': { script: 71.5 * KB },
}
const kinds = { script: /\.js$/, style: /\.css$/ }
const manifest = JSON.parse(readFileSync('dist/app/build-manifest.json', 'utf8'))
const page = readFileSync('dist/app/index.html', 'utf8')

/** Files of a chunk and of everything that it imports statically. */
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
    // Too small to be compressed: it goes over the wire as it is.
    return statSync(`dist/app/${file}`).size
  }
}
const kilobytes = (bytes) => (bytes / KB).toFixed(1)
const isListed = process.argv.includes('--list')
let failed = 0

/** Names it where it is asked for or too much; answers its share of the budget. */
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
// A build that names its routes otherwise would pass everything.
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

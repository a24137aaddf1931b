// Byte budgets (docs/architecture.md): what /main needs before it can run, with its words, brotli.
import { readFileSync, statSync } from 'node:fs'

/** Bytes: script with the words of one language, and style, each packed. */
const budgets = { '/main': { script: 130 * 1024, style: 16 * 1024 } }
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
const kilobytes = (bytes) => (bytes / 1024).toFixed(1)
let failed = 0
for (const [route, budget] of Object.entries(budgets)) {
  const files = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file))
  for (const key of [`src/routes${route}.tsx?tsr-split=component`, 'locales/zh.po']) staticGraph(key, files)
  for (const [kind, pattern] of Object.entries({ script: /\.js$/, style: /\.css$/ })) {
    const sizes = [...files].filter((file) => pattern.test(file)).map((file) => [file, packedSize(file)])
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    const fits = total <= budget[kind]
    if (!fits) failed += 1
    console.log(`budget ${route} ${kind}: ${kilobytes(total)} of ${kilobytes(budget[kind])} KB brotli ${fits ? 'ok' : 'TOO MUCH'}`)
    if (!fits || process.argv.includes('--list'))
      for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`  ${kilobytes(size)} KB ${file}`)
  }
}
process.exit(failed > 0 ? 1 : 0)

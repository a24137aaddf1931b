// Byte budgets (docs/architecture.md): what /main needs before it can run, with its words, brotli.
import { readFileSync, statSync } from 'node:fs'

const budgets = { '/main': 130 * 1024 }
const manifest = JSON.parse(readFileSync('dist/app/build-manifest.json', 'utf8'))

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
    return statSync(`dist/app/${file}`).size
  }
}
let failed = 0
for (const [route, budget] of Object.entries(budgets)) {
  const files = new Set()
  for (const key of ['index.html', `src/routes${route}.tsx?tsr-split=component`, 'locales/zh.po']) staticGraph(key, files)
  const sizes = [...files].map((file) => [file, packedSize(file)])
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  const fits = total <= budget
  if (!fits) failed += 1
  console.log(`budget ${route}: ${(total / 1024).toFixed(1)} of ${(budget / 1024).toFixed(0)} KB brotli ${fits ? 'ok' : 'TOO MUCH'}`)
  if (!fits || process.argv.includes('--list')) for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) console.log(`  ${(size / 1024).toFixed(1)} KB ${file}`)
}
process.exit(failed > 0 ? 1 : 0)

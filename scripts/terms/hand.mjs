// node scripts/terms/hand.mjs: renames single bindings and their uses before the rows are applied: lines `# hand FILE:LINE old word` of the rows.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const core = createRequire(createRequire(import.meta.url).resolve('@babel/core/package.json'))
const { parse } = core('@babel/parser')
const traverse = core('@babel/traverse').default

const wanted = []
for (const file of readdirSync(new URL('rows/', import.meta.url)).sort())
  for (const line of readFileSync(new URL(`rows/${file}`, import.meta.url), 'utf8').split('\n')) {
    const [mark, place, old, word] = line.split('\t').map((cell) => cell.trim())
    const [, path, number] = /^(\S+\.tsx?):(\d+)/.exec(place ?? '') ?? []
    if (mark === '# hand' && path && old && word) wanted.push({ path, line: Number(number), old, word: /^\w+/.exec(word)?.[0] ?? '' })
  }
for (const { path, line, old, word } of wanted) {
  const text = readFileSync(path, 'utf8')
  const tree = parse(text, { sourceType: 'module', plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] })
  let found
  traverse(tree, {
    enter({ scope }) {
      const binding = scope.bindings[old]
      if (binding && Math.abs(binding.identifier.loc.start.line - line) <= 3) found = found ?? binding
      if (binding && binding.identifier.loc.start.line === line) found = binding
    },
  })
  if (!found) {
    console.log(`PROBLEM ${path}:${line}: no ${old}`)
    continue
  }
  const nodes = [
    found.identifier,
    ...found.referencePaths.map(({ node }) => node),
    ...found.constantViolations.flatMap(({ node }) => (node.left?.name === old ? [node.left] : [])),
  ]
  let changed = text
  const shorthand = new Set()
  traverse(tree, {
    ObjectProperty({ node }) {
      if (node.shorthand) shorthand.add((node.value.left ?? node.value).start)
    },
  })
  for (const start of [...new Set(nodes.map(({ start: at }) => at))].sort((one, other) => other - one))
    changed = changed.slice(0, start) + (shorthand.has(start) ? `${old}: ${word}` : word) + changed.slice(start + old.length)
  writeFileSync(path, changed)
  console.log(`${path}:${line}: ${nodes.length} x ${old} is ${word}`)
}

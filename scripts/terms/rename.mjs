// node scripts/terms/rename.mjs [--dry] GROUP...: renames by rows/GROUP.tsv, then moves its files. Uses the syntax tree to distinguish a
// variable, a property and a shorthand of both; prints what needs manual review. Each row: old, new, mode (all, var, prop), scope.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { moveFiles } from './move.mjs'
import { identifiersOf } from './tree.mjs'

const { parse } = createRequire(createRequire(import.meta.url).resolve('@babel/core/package.json'))('@babel/parser')
const args = process.argv.slice(2)
const isDry = args.includes('--dry')
const groups = args.filter((word) => !word.startsWith('--'))

const rows = []
const moves = []
for (const group of groups)
  for (const line of readFileSync(new URL(`rows/${group}.tsv`, import.meta.url), 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [first, second, third = 'all', scope = ''] = line.split('\t').map((cell) => cell.trim())
    if (first === 'mv') moves.push([second, third])
    else
      rows.push({
        old: first,
        name: second,
        mode: third || 'all',
        scope: scope === '' ? [] : scope.split(',').map((one) => one.trim()),
        hits: 0,
      })
  }
const byOld = new Map()
for (const row of rows) byOld.set(row.old, [...(byOld.get(row.old) ?? []), row])

const covers = ({ scope }, file) =>
  scope.length === 0 || scope.some((one) => file === one || file.startsWith(one.endsWith('/') ? one : `${one}/`))
/** Of several rows the one with the narrowest scope applies. */
const rowFor = (name, role, file) =>
  (byOld.get(name) ?? [])
    .filter((row) => (row.mode === 'all' || row.mode === role) && covers(row, file))
    .sort((one, other) => other.scope.length - one.scope.length)[0]

const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
)
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8', maxBuffer: 1e9 })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('scripts/terms/') && file !== 'src/routeTree.gen.ts')
const problems = []
const notes = []
const placeholders = new Map()
let count = 0
const parts = [...new Set(rows.map(({ old }) => old))]
const quick = parts.length > 0 ? new RegExp(`\\b(?:${parts.map((one) => one.replaceAll('$', '\\$')).join('|')})\\b`) : null

for (const file of files) {
  const text = readFileSync(file, 'utf8')
  if (!quick?.test(text)) continue
  const plugins = file.endsWith('.mjs') ? [] : file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const tree = parse(text, { sourceType: 'module', errorRecovery: true, plugins })
  const { identifiers, strings, usedVars, usedProps } = identifiersOf(tree)
  const edits = []
  const renamedVars = new Set()
  const renamedProps = new Set()
  const newVars = new Map()
  const newProps = new Map()
  const nameOf = (name, role) => {
    const row = rowFor(name, role, file)
    if (!row) return name
    row.hits += 1
    if (role === 'var') {
      renamedVars.add(name)
      newVars.set(row.name, new Set([...(newVars.get(row.name) ?? []), name]))
      if (reserved.has(row.name)) problems.push(`${file}: ${row.name} is a reserved word`)
    } else {
      renamedProps.add(name)
      newProps.set(row.name, new Set([...(newProps.get(row.name) ?? []), name]))
    }
    return row.name
  }
  for (const { start, end, role, name, lingui } of identifiers) {
    if (!byOld.has(name)) continue
    let result
    if (role === 'short') {
      const [key, value] = [nameOf(name, 'prop'), nameOf(name, 'var')]
      result = key === value ? key : `${key}: ${value}`
      if (lingui && key !== name) placeholder(file, name, key)
    } else {
      result = nameOf(name, role)
      if (lingui && result !== name) placeholder(file, name, result)
    }
    if (result !== name) edits.push([start, end, result])
  }
  for (const { start, end, value, isKey } of strings) {
    const row = byOld.has(value) ? rowFor(value, 'prop', file) : undefined
    if (!row || edits.length === 0) continue
    if (isKey) edits.push([start + 1, end - 1, row.name])
    else notes.push(`${file}:${text.slice(0, start).split('\n').length}: '${value}' as text`)
  }
  for (const comment of tree.comments) {
    let said = text.slice(comment.start, comment.end)
    for (const [old] of byOld) {
      if (!/[a-z][A-Z]/.test(old)) continue
      const row = rowFor(old, 'var', file) ?? rowFor(old, 'prop', file)
      if (row && said.includes(old)) said = said.replace(new RegExp(`\\b${old}\\b`, 'g'), row.name)
    }
    if (said !== text.slice(comment.start, comment.end)) edits.push([comment.start, comment.end, said])
  }
  for (const [name, olds] of newVars) {
    if (olds.size > 1) problems.push(`${file}: ${[...olds].join(' and ')} would both be ${name}`)
    if (usedVars.has(name) && !renamedVars.has(name)) problems.push(`${file}: ${[...olds].join(', ')}: ${name} is there already`)
  }
  for (const [name, olds] of newProps) {
    if (olds.size > 1) problems.push(`${file}: properties ${[...olds].join(' and ')} would both be ${name}`)
    if (usedProps.has(name) && !renamedProps.has(name)) notes.push(`${file}: ${[...olds].join(', ')}: there is a property ${name} too`)
  }
  if (edits.length === 0) continue
  count += edits.length
  if (isDry) continue
  let changed = text
  for (const [start, end, name] of edits.sort((one, other) => other[0] - one[0]))
    changed = changed.slice(0, start) + name + changed.slice(end)
  writeFileSync(file, changed)
}

function placeholder(file, old, name) {
  placeholders.set(file, [...(placeholders.get(file) ?? []), [old, name]])
}

/** Renames placeholders in the catalogs along with the identifiers. */
function renameInCatalogs() {
  const catalogs = execFileSync('git', ['ls-files', '*.po'], { encoding: 'utf8' }).trim().split('\n')
  for (const catalog of catalogs) {
    const text = readFileSync(catalog, 'utf8')
    const changed = text
      .split('\n\n')
      .map((entry) => {
        const from = [...entry.matchAll(/^#: (.+)$/gm)].flatMap(([, list]) => list.split(' ').map((one) => one.replace(/:\d+$/, '')))
        let said = entry
        for (const file of from)
          for (const [old, name] of placeholders.get(file) ?? []) said = said.replace(new RegExp(`\\{${old}(?=[},])`, 'g'), `{${name}`)
        return said
      })
      .join('\n\n')
    if (changed !== text) writeFileSync(catalog, changed)
  }
}
if (!isDry) renameInCatalogs()
for (const { old, mode, scope, hits } of rows)
  if (hits === 0) problems.push(`${old} (${mode}${scope.length > 0 ? `, ${scope}` : ''}) occurs nowhere`)
if (!isDry) moveFiles(moves, notes)
console.log(`${count} names in ${files.length} files, ${moves.length} moves`)
for (const note of notes) console.log(`read: ${note}`)
for (const problem of problems) console.log(`PROBLEM ${problem}`)
process.exit(problems.length > 0 ? 1 : 0)

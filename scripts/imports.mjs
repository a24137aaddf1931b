// Checks the import rules (scripts/imports/table.mjs) against the sources: rooms, inner folders, packages, tests, cycles, sizes.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { check } from './imports/check.mjs'
import { nounProblems } from './imports/nouns.mjs'
import { packages as placed } from './imports/table.mjs'

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'))

const files = ['contract', 'rules', 'server', 'src', 'sw', 'tests', 'scripts', 'drawing'].flatMap(filesIn)
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(gen|d)\.ts$/.test(file)
const texts = new Map(files.filter(isSource).map((file) => [file, readFileSync(file, 'utf8')]))
// Without generated files.
const { problems, packages } = check(
  texts,
  files.filter((file) => !/\.(gen\.ts|sql)$/.test(file)),
)
problems.push(...nounProblems(files.filter(isSource)))
for (const name of Object.keys(placed)) if (!packages.has(name)) problems.push(`${name} has a place in table.mjs and is imported nowhere`)
for (const problem of problems) console.error(problem)
console.log(`imports: ${texts.size} files, ${problems.length} against the rules`)
process.exit(problems.length > 0 ? 1 : 0)

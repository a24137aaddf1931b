// Checks that names, comments and test titles use the field's terms (scripts/terms/banned.mjs), and that every exception is still needed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findBanned } from './terms/find.mjs'

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const files = list
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.gen.ts') && !file.startsWith('scripts/terms/') && existsSync(file))
const faults = files.flatMap((file) => findBanned(file, readFileSync(file, 'utf8')))
for (const fault of faults) console.error(fault)
console.log(`terms: ${files.length} files, ${faults.length} banned words`)
process.exit(faults.length > 0 ? 1 : 0)

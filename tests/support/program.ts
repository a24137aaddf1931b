// A program of the tests that runs as a process of its own, and may be killed: one file of JavaScript, made once for a test file. To
// compile it at each start cost more than what the program does.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const made = new Map<string, Promise<string>>()
let folder: string | undefined

/** Below the project, where its packages are found. */
function folderOfRun(): string {
  if (folder) return folder
  const parent = join(root, 'test-results')
  mkdirSync(parent, { recursive: true })
  const fresh = mkdtempSync(join(parent, 'programs-'))
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }))
  folder = fresh
  return fresh
}

async function make(source: string): Promise<string> {
  const { build } = await import('vite')
  const outDir = folderOfRun()
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: source, outDir, emptyOutDir: false, target: 'node20', rolldownOptions: { output: { entryFileNames: '[name].mjs' } } },
  })
  return join(outDir, basename(source).replace(/\.ts$/, '.mjs'))
}

/** The path of the file that Node runs for `source`, a TypeScript file of the project. */
export function program(source: string): Promise<string> {
  const found = made.get(source) ?? make(source)
  made.set(source, found)
  return found
}

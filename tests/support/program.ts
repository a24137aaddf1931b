// Bundles a test program that runs in a child process into one JavaScript file, once per test file: compiling it at each start costs more
// than running it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const made = new Map<string, Promise<string>>()
let folder: string | undefined

/** Inside the project, so that its packages resolve. */
function folderOfRun(): string {
  if (folder) return folder
  const parent = join(root, 'test-results')
  mkdirSync(parent, { recursive: true })
  const fresh = mkdtempSync(join(parent, 'programs-'))
  process.once('exit', () => rmSync(fresh, { recursive: true, force: true }))
  folder = fresh
  return fresh
}

async function bundle(source: string): Promise<string> {
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

/** Returns the path of the file that Node runs for `source`, a TypeScript file of the project. */
export function program(source: string): Promise<string> {
  const found = made.get(source) ?? bundle(source)
  made.set(source, found)
  return found
}

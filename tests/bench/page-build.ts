// Builds a page of a benchmark as a production build makes pages.
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { breakpoints } from '../../scripts/breakpoints.mjs'

/** Answers the folder that holds it. `base`: the path that it is served under. */
export async function buildPage(root: string, file: string, base = '/'): Promise<string> {
  const outDir = resolve(import.meta.dirname, '../../.cache/bench', basename(root))
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    mode: 'production',
    css: { postcss: { plugins: [breakpoints] } },
    build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: join(root, file) } },
  })
  return outDir
}

export const pageTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

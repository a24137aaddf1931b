// Builds a benchmark page like a production build.
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'
import { breakpoints } from '../../scripts/rules/breakpoints.mjs'

/** Returns the output folder. `base`: the path under which it is served. */
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

// Builds the floors like production pages: minified, React without its checks.
import { resolve } from 'node:path'
import { build } from 'vite'

export async function buildFloors(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const root = import.meta.dirname
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: resolve(root, '../../../.cache/bench/rows'),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: ['virtual', 'vanilla'].map((name) => resolve(root, `${name}.html`)) },
    },
  })
}

// A folder with the layout of dist/app after a build, for tests of static serving.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const page = `<!doctype html>
<html lang="zh"><head><!--head--><meta name="description" content="看台：赛程" /><title>看台</title></head><body><div id="root"><!--screen--></div><!--state--></body></html>`

/** Creates it below `parent` and returns its path. */
export async function builtApp(parent: string, id: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'built-'))
  const app = join(folder, 'dist/app')
  await mkdir(join(app, 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist/build.json'), JSON.stringify({ id }))
  const all: Record<string, string> = {
    'index.html': page,
    'build-manifest.json': '{}',
    'sw.js': 'self.x = 1',
    'sw-off.js': 'self.registration.unregister()',
    'manifest.webmanifest': '{}',
    'assets/secret.js.map': '{}',
    [`assets/main-${id}.js`]: `export const build = '${id}'`,
  }
  for (const [name, text] of Object.entries(all)) await writeFile(join(app, name), text)
  await writeFile(join(app, `assets/main-${id}.js.br`), brotliCompressSync(Buffer.from(all[`assets/main-${id}.js`] ?? '')))
  return app
}

// A folder that looks like dist/app after a build, for tests of what is served from it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll } from 'vitest'

const page = `<!doctype html>
<html lang="zh"><head><!--head--><title>看台</title></head><body><div id="root"><!--screen--></div><!--state--></body></html>`

/** Makes the folder and answers its path; it goes when the file's tests are done. */
export async function builtApp(id: string, files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'built-app-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const app = join(folder, 'dist/app')
  await mkdir(join(app, 'assets'), { recursive: true })
  await writeFile(join(folder, 'dist/build.json'), JSON.stringify({ id }))
  const all = {
    'index.html': page,
    'build-manifest.json': '{}',
    'sw.js': 'self.x = 1',
    'manifest.webmanifest': '{}',
    'assets/secret.js.map': '{}',
    [`assets/main-${id}.js`]: `export const build = '${id}'`,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) await writeFile(join(app, name), text)
  await writeFile(join(app, `assets/main-${id}.js.br`), brotliCompressSync(Buffer.from(all[`assets/main-${id}.js`] ?? '')))
  return app
}

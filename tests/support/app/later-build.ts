// Derives successive builds from the existing one: new names for all assets, a new id, a new worker.
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies the build inside the project, so that its dependencies resolve. */
export async function copyBuild(name: string): Promise<string> {
  await mkdir('test-results', { recursive: true })
  const root = await mkdtemp(join('test-results', `build-${name}-`))
  await cp('dist', join(root, 'dist'), { recursive: true })
  await cp('server/migrations', join(root, 'server/migrations'), { recursive: true })
  return root
}

const text = /\.(js|css|html|json|webmanifest)$/
/** Matches any possible file name: testing six hundred names at each position would take half a minute. */
const fileName = /[\w-]+(?:\.[\w-]+)+/g

/** Turns the build in `root` into its successor number `count`: every asset gets a new name. */
export async function renewBuild(root: string, count: number): Promise<void> {
  const app = join(root, 'dist/app')
  const names = (await readdir(join(app, 'assets'))).filter((name) => !name.endsWith('.br'))
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `${count}$1`)]))
  const files = [...names.map((name) => join('assets', name)), 'sw.js', 'shell.json', 'index.html', 'build-manifest.json']
  for (const file of files) {
    const path = join(app, file)
    if (text.test(file))
      await writeFile(
        path,
        (await readFile(path, 'utf8')).replace(fileName, (name) => renamed.get(name) ?? name),
      )
    await rm(`${path}.br`, { force: true })
  }
  for (const [from, to] of renamed) await rename(join(app, 'assets', from), join(app, 'assets', to))
  const build = JSON.parse(await readFile(join(root, 'dist/build.json'), 'utf8'))
  await writeFile(
    join(root, 'dist/build.json'),
    JSON.stringify({ ...build, id: `2999010100${String(count).padStart(4, '0')}-ffffffffffff` }),
  )
  await writeFile(join(app, 'sw.js'), `${await readFile(join(app, 'sw.js'), 'utf8')}\n// build ${count}\n`)
}

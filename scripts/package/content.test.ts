// A package contains everything that its commands import, and everything that the built server reads beside dist.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { beside, filesIn } from './content.mjs'
import { commands } from './lock.mjs'

it('lists only existing paths', () => {
  expect(beside.filter((path) => !existsSync(path))).toEqual([])
})

it('contains every script that a command imports statically', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const reached = new Set(commands.map((name) => scripts[name]?.replace('node ', '') ?? name))
  // A set also yields what is added while it is read.
  for (const path of reached)
    for (const [, other = ''] of readFileSync(path, 'utf8').matchAll(/^import .* from '(\.[^']+\.mjs)'$/gm))
      reached.add(join(dirname(path), other))
  expect(reached.size).toBeGreaterThan(commands.length)
  expect([...reached].filter((path) => !beside.some((part) => path === part || path.startsWith(`${part}/`)))).toEqual([])
})

/** Keys of the build's manifest, not folders that are read. */
const keys = ['src/routes']

it('contains every source folder that the server reads', () => {
  const sources = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path))
  const places = sources.flatMap((path) =>
    [...readFileSync(join('server', path), 'utf8').matchAll(/['"`]((?:\.\.\/)*)((?:server|src)(?:\/[\w-]+)+)(?!\w|-|\.tsx?)/g)]
      // One level above dist/app are other parts of the build.
      .filter(([, up]) => up !== '../')
      .map(([, , place = '']) => place),
  )
  const read = places.filter((place) => !keys.includes(place))
  expect(read).toContain('server/migrations')
  expect(read.filter((place) => !beside.some((part) => place === part || place.startsWith(`${part}/`)))).toEqual([])
})

it('includes a folder or a file, but no secrets', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    mkdirSync(join(root, 'deploy/inner'), { recursive: true })
    const paths = ['deploy/.env', 'deploy/Caddyfile', 'deploy/inner/.env', 'deploy/inner/a.txt', 'LICENSE']
    for (const path of paths) writeFileSync(join(root, path), '')
    expect((await filesIn(root, 'deploy')).sort()).toEqual(['deploy/Caddyfile', 'deploy/inner/a.txt'])
    expect(await filesIn(root, 'LICENSE')).toEqual(['LICENSE'])
    await expect(filesIn(root, 'nothing')).rejects.toThrow('ENOENT')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

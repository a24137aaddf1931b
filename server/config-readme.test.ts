import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(import.meta.dirname).filter((file) => /^config(-\w+)?\.ts$/.test(file))
/** `env.NAME` and `reader(env, 'NAME', ...)`. */
const names = [
  ...new Set(
    files.flatMap((file) => [...text(`server/${file}`).matchAll(/\benv(?:\.|, ')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name)),
  ),
]

describe.each(['README.md', 'README.zh.md'])('%s', (file) => {
  const rows = text(file)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '')
    .join('\n')

  it('names every variable that the server reads', () => {
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !rows.includes(`\`${name}\``))).toEqual([])
  })
})

// Ids must be unique in a document. Constant ids are for what a page renders once: other components generate theirs (useId).
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path): [string, string] => {
      const file = normalize(join('src', path))
      return [file, readFileSync(file, 'utf8')]
    }),
)
const constantIds = (source: string): string[] => [...source.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)
const withIds = [...sources].map(([file, source]) => ({ file, ids: constantIds(source) })).filter(({ ids }) => ids.length > 0)

/** Files that render a component of a file: those that import a capitalized name of it, statically or dynamically. */
function drawersOf(file: string): string[] {
  return [...sources].flatMap(([by, source]) => {
    const imports = source.matchAll(/import\s*(?:\{([^}]*)\}\s*from\s*|\()'(\.[^']+)'/g)
    const draws = [...imports].some(([, names, path = '']) => {
      const isComponent = names === undefined || /\b[A-Z]\w*[a-z]/.test(names.replaceAll(/\btype\s+\w+/g, ''))
      return isComponent && normalize(join(dirname(by), path)) === file
    })
    return draws ? [by] : []
  })
}

it('finds constant ids', () => {
  expect(withIds.length).toBeGreaterThan(50)
  expect(drawersOf(normalize('src/features/chat/ChatColumn.tsx')).length).toBeGreaterThan(1)
})

it('constant ids occur only in files rendered from one place', () => {
  const drawn = withIds.map(({ file, ids }) => ({ file, ids, by: drawersOf(file) }))
  expect(drawn.filter(({ by }) => by.length > 1)).toEqual([])
})

it('each constant id belongs to one file', () => {
  const files = new Map<string, string[]>()
  for (const { file, ids } of withIds) for (const id of new Set(ids)) files.set(id, [...(files.get(id) ?? []), file])
  expect([...files].filter(([, by]) => by.length > 1)).toEqual([])
})

// Every path in the project map and the pages behind it exists: moving a file requires updating its line.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const isPath = (code: string): boolean => !code.includes('<') && /^[\w@.$-]+(\/[\w@.$-]*)+$|\.(tsx?|mjs|css|md|json)$/.test(code)
const pathsIn = (text: string): string[] => [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code).filter(isPath)
/** URLs, paths where the product runs, examples. */
const elsewhere = /^(\/|api\/|Push\/|Search\/|DATA_DIR\/|dist\/|x\.)/

const page = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8')
const map = page('architecture')
/** Above it the drawing and the tree name folders, not full paths. */
const [, rest = ''] = map.split('\n## Where would it go?\n')
const walks = page('walks')
const names = ['matches', 'alerts', 'rooms', 'pages', 'admin', 'content']
const behind = names.map(page)

it('refers only to existing files, by full path', () => {
  expect(pathsIn(rest)).not.toEqual([])
  const paths = [rest, walks, ...behind, readFileSync('CONTRIBUTING.md', 'utf8')].flatMap(pathsIn).filter((path) => !elsewhere.test(path))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('the map is short and links to the other pages', () => {
  expect(map.split('\n').length).toBeLessThanOrEqual(130)
  expect(map.match(/^```mermaid$/gm)).toHaveLength(1)
  expect(['walks', ...names].filter((name) => !map.includes(`](${name}.md)`))).toEqual([])
})

it('the walks mention each file once', () => {
  const paths = pathsIn(walks).filter((path) => !elsewhere.test(path))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

it('all links exist, and decision numbers are unique', () => {
  const links = [...[map, walks, ...behind].join('\n').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => `docs/${link}`)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !existsSync(link))).toEqual([])
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

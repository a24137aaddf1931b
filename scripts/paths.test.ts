// What the map of the project names, there is: a file that moves takes its line along.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const isPath = (code: string): boolean => !code.includes('<') && /^[\w@.$-]+(\/[\w@.$-]*)+$|\.(tsx?|mjs|css|md|json)$/.test(code)
const pathsIn = (text: string): string[] => [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code).filter(isPath)
/** Addresses, what lies where the product runs, examples. */
const elsewhere = /^(\/|api\/|Push\/|Search\/|DATA_DIR\/|dist\/|x\.)/

const map = readFileSync('docs/architecture.md', 'utf8')
const folders = map.slice(0, map.indexOf('## Four walks'))
const rest = map.slice(folders.length)
const walks = rest.slice(0, rest.indexOf('**Where would it go?**'))

it('names no file that is not there, by its whole path', () => {
  const paths = [rest, readFileSync('CONTRIBUTING.md', 'utf8')].flatMap(pathsIn).filter((path) => !elsewhere.test(path))
  expect(paths.length).toBeGreaterThan(80)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('names each file of the walks once', () => {
  const paths = pathsIn(walks).filter((path) => !elsewhere.test(path))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
})

it('says of each decision that it stands where it is linked', () => {
  const links = [...map.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => `docs/${link}`)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !existsSync(link))).toEqual([])
  const numbers = readdirSync('docs/decisions').map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

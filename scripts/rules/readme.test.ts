// Everything named in the READMEs and CONTRIBUTING exists; and the Chinese README matches the English one, place by place.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [english, chinese, contributing] = ['README.md', 'README.zh.md', 'CONTRIBUTING.md'].map((path) => readFileSync(path, 'utf8')) as [
  string,
  string,
  string,
]
const others = ['CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'].map((path) => readFileSync(path, 'utf8'))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const all = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, found = '']) => found)
const linksOf = (text: string): string[] => all(text, /\]\((?!https?:)([^)#]+)\)/g)

it('mentions only existing commands', () => {
  const commands = [english, chinese, contributing].flatMap((text) => all(text, /\bnpm (?:run )?([a-z0-9:]+)/g))
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter((one) => !(one in scripts))).toEqual([])
})

it('states the required Node versions, the recommended one first, and CI tests each of them', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const lowest = engines.node.split(' || ').map((range) => range.replace(/^\D+/, '').replace(/(\.0)+$/, ''))
  const recommended = readFileSync('.nvmrc', 'utf8').trim()
  expect(lowest).toContain(recommended)
  for (const text of [english, chinese]) {
    const [sentence = ''] = /^.*\bNode\b.*\d.*$/m.exec(text) ?? []
    const [first, ...others] = sentence.match(/\d+(?:\.\d+)?/g) ?? []
    expect(first).toBe(recommended)
    expect([...new Set([recommended, ...others])].sort()).toEqual([...lowest].sort())
  }
  const [, tried = ''] = /^ +node: \[(.+)\]$/m.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? []
  expect(tried.split(', ')).toEqual(lowest.map((version) => version.split('.')[0]))
})

it('links only to existing files', () => {
  const links = [english, chinese, contributing, ...others].flatMap(linksOf)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((path) => !existsSync(path))).toEqual([])
})

it('links contributors to all required pages', () => {
  const pages = ['docs/architecture.md', 'docs/recipes/README.md', 'docs/decisions/README.md', 'docs/requirements.md', 'docs/glossary.md']
  const led = new Set(linksOf(contributing))
  expect([...pages, 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'].filter((page) => !led.has(page))).toEqual([])
})

it('the changelog has an entry for the current or upcoming package version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect([`## [${version}]`, `What will be ${version},`].some((line) => others[0]?.includes(`\n${line}`))).toBe(true)
  expect(others[0]).toContain('\n## [Unreleased]\n')
})

/** The type of each line, and its language-independent parts. */
function outline(text: string): string[] {
  return text.split('\n').flatMap((line): string[] => {
    if (line.startsWith('#')) return [/^#+/.exec(line)?.[0] ?? '']
    if (line.startsWith('- ')) return ['-']
    if (/^\|\s*-/.test(line)) return []
    // For a table: the commands and variables of its rows.
    if (line.startsWith('|')) return [`| ${all(line.split(' | ')[0] ?? '', /`((?:npm run )?[\w-]+)/g).join(' ')}`]
    if (/^(npm|FEED=)/.test(line)) return [line.split('#')[0]?.trim() ?? '']
    return []
  })
}

it('has the same sections and links in both languages', () => {
  expect(outline(chinese)).toEqual(outline(english))
  const shared = (text: string): string[] =>
    linksOf(text)
      .map((path) => path.replace('screenshots/zh', 'screenshots/en'))
      .filter((path) => !path.startsWith('README'))
      .sort()
  expect(shared(chinese)).toEqual(shared(english))
})

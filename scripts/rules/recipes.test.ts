// docs/recipes: everything named exists, and each recipe's example occurs in the listed files; for some, in no others.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/recipes'
const kinds = ['noun', 'call', 'screen', 'feed', 'payment-provider', 'setting', 'language', 'alert-type', 'list-order']
/** Recipes whose example occurs in no unlisted source. */
const whole = ['call', 'payment-provider', 'setting', 'alert-type']
const headings = ['## Files, in order', '## If one is forgotten', '## Where it is proved']

const textOf = (path: string): string => readFileSync(path, 'utf8')
/** Excludes placeholders of new files, calls and URLs. */
const isPath = (code: string): boolean =>
  !code.includes('<') && !/^(\/|api\/)/.test(code) && /^[\w@.-]+(\/[\w@.-]+)+\/?$|\.(tsx?|mjs|md|json)$/.test(code)
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code)
const pathsIn = (text: string): string[] => codesIn(text).filter(isPath)
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

/** The text under a heading, up to the next one. */
function under(text: string, heading: string): string {
  const [, rest = ''] = text.split(`${heading}\n`)
  return rest.split(/^## /m)[0] ?? ''
}
const escaped = (code: string): string => code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const recipes = kinds.map((kind) => {
  const text = existsSync(`${folder}/${kind}.md`) ? textOf(`${folder}/${kind}.md`) : ''
  const [, examples = ''] = /^Example: (.+)$/m.exec(text) ?? []
  const [first = '', ...others] = codesIn(examples)
  // As a separate word.
  const example = new RegExp(`(?<![a-z])(?:${[first, ...others].map(escaped).join('|')})(?![a-z])`, 'i')
  const steps = [...under(text, '## Files, in order').matchAll(/^\d+\. `([^`\s]+)`/gm)].map(([, path = '']) => path)
  return { kind, text, first, example, steps }
})

it('the index lists every recipe', () => {
  const pages = readdirSync(folder).filter((name) => name !== 'README.md')
  expect(pages.sort()).toEqual(kinds.map((kind) => `${kind}.md`).sort())
  const listed = [...textOf(`${folder}/README.md`).matchAll(/^\| \[.+\]\((.+)\) \|/gm)].map(([, page]) => page)
  expect(listed).toEqual(kinds.map((kind) => `${kind}.md`))
})

const sources = ['contract', 'rules', 'server/features', 'src', 'sw'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path)),
)

describe.each(recipes)('$kind', ({ kind, text, first, example, steps }) => {
  it('has all sections', () => {
    expect(headings.filter((heading) => !text.includes(`\n${heading}\n`))).toEqual([])
    expect(first).not.toBe('')
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(new Set(steps).size).toBe(steps.length)
  })

  it('refers only to existing files', () => {
    expect([...pathsIn(text), ...steps].filter((path) => !existsSync(path))).toEqual([])
  })

  it('is covered by tests', () => {
    const tests = pathsIn(under(text, '## Where it is proved'))
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter((path) => !isTest(path))).toEqual([])
  })

  it('has the example in each listed file', () => {
    expect(steps.filter((path) => !existsSync(path) || !example.test(textOf(path)))).toEqual([])
  })

  it.runIf(whole.includes(kind))('lists every source that contains the example', () => {
    expect(sources.filter((path) => example.test(textOf(path)) && !steps.includes(path))).toEqual([])
  })
})

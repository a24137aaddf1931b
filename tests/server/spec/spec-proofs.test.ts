// Each rule, message and constant of the specification about experts, guesses, circles, comments, videos and data is named by a test
// that exists: `tests/support/spec/proofs.tsv` says by which.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const proofs = readFileSync(join(root, 'tests/support/spec/proofs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [section = '', item = '', file = '', test = ''] = line.split('\t')
    return { section, item, file, test }
  })

it.each(proofs)('$section $item: $test', ({ file, test }) => {
  const text = readFileSync(join(root, file), 'utf8')
  // Between its quotes, as the name of a test.
  expect(["'", '"', '`'].some((quote) => text.includes(`(${quote}${test}${quote},`))).toBe(true)
})

/** The specification word for word lies beside the project where it is written. */
const specification = resolve(root, '../shared/spec/product-spec.md')
/** What these areas are called in it. */
const ours = /expert|\btip\b|guess|\bposts?\b|circle|\bpictures?\b|\bcover\b|video|play types|comment|other user messages|time ranges/i

it.skipIf(!existsSync(specification))('leaves out nothing that the specification says of them', () => {
  const found: string[] = []
  let section = ''
  for (const line of readFileSync(specification, 'utf8').split('\n')) {
    section = /^## (\d)/.exec(line)?.[1] ?? section
    const item = /^- (.+)$/.exec(line)?.[1] ?? /^\| (?!Item|-)([^|]+?) \|/.exec(line)?.[1]
    if (item && '345689'.includes(section) && section !== '' && ours.test(item)) found.push(`${section} ${item}`)
  }
  expect(found.length).toBeGreaterThan(15)
  const named = proofs.map(({ section: of, item }) => `${of} ${item}`)
  expect(found.filter((item) => !named.some((name) => item.startsWith(name)))).toEqual([])
})

// An existing test names each given rule, message and constant about experts, guesses, circles, comments, videos and data:
// `tests/support/spec/proofs.tsv` maps them.
import { readFileSync } from 'node:fs'
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
  // Quoted, as the name of a test.
  expect(["'", '"', '`'].some((quote) => text.includes(`(${quote}${test}${quote},`))).toBe(true)
})

it('has a place and a proof for every item, and no duplicate proof', () => {
  expect(proofs.length).toBeGreaterThan(15)
  for (const { section, item, file, test } of proofs) expect([section, item, file, test].every(Boolean), item).toBe(true)
  // Some items have more than one proof.
  expect(new Set(proofs.map((proof) => Object.values(proof).join('\t'))).size).toBe(proofs.length)
})

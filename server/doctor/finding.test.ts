import { expect, it } from 'vitest'
import { failure, linesOf, okay, reasonOf, runChecks, warning } from './finding.ts'

it('prints one line per check with what to do about it, and a summary at the end', async () => {
  const report = await runChecks([
    { name: 'node', run: () => okay('Node 24.') },
    { name: 'push', run: async () => warning('There is no contact.', 'Set one.') },
    { name: 'disk', run: () => failure('It is full.', 'Make room.') },
  ])
  expect(report.ok).toBe(false)
  expect(linesOf(report)).toEqual([
    'ok    node: Node 24.',
    'warn  push: There is no contact. → Set one.',
    'fail  disk: It is full. → Make room.',
    '3 checks: 1 to think about, 1 to mend.',
  ])
})

it('passes when there are only warnings', async () => {
  expect((await runChecks([{ name: 'push', run: () => warning('a', 'b') }])).ok).toBe(true)
})

it('reports why a check could not run, and continues', async () => {
  const refusing = async () => {
    throw new Error('no entry at smtps://me:hunter2@host')
  }
  const { checks } = await runChecks([
    { name: 'mail', run: refusing },
    { name: 'node', run: () => okay('Node 24.') },
  ])
  expect(checks.map(({ verdict }) => verdict)).toEqual(['fail', 'ok'])
  expect(checks[0]?.found).toBe('It cannot be looked at: no entry at smtps://me:***@host')
})

it('gives a reason in one line', () => {
  expect(reasonOf(new Error('fetch failed', { cause: new Error('first\n  second') }))).toBe('fetch failed: first second')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkNode } from './node-version.ts'

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
const now = Date.parse('2026-11-30')
const verdictOf = (version: string): string => checkNode({ version, range: engines.node, recommended: '24' }, now).verdict

it.each([
  ['18.20.0', 'fail'],
  ['20.18.3', 'fail'],
  ['20.19.0', 'warn'],
  ['22.11.0', 'fail'],
  ['22.12.0', 'ok'],
  ['23.9.0', 'fail'],
  ['24.0.0', 'ok'],
  ['26.1.0', 'ok'],
])('Node %s: %s', (version, verdict) => expect(verdictOf(version)).toBe(verdict))

it('names the version to install, and that it is the recommended one', () => {
  expect(checkNode({ version: '20.19.0', range: engines.node, recommended: '24' }, now).todo).toBe('Install Node 24.')
  expect(checkNode({ version: '24.1.0', range: engines.node, recommended: '24' }, now).found).toContain('recommended')
})

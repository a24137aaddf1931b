import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInstalled, isNodeSupported } from './install.mjs'

const lock = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/other-machine': { version: '2.0.0', optional: true } },
}

describe('installed packages', () => {
  it('match the lock file, except optional packages of other platforms', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  })

  it('do not match if a package is missing or has another version', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false)
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toBe(false)
    expect(isInstalled(lock, { packages: { ...lock.packages, 'node_modules/other-machine': { version: '1.0.0' } } })).toBe(false)
  })
})

describe('Node version', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['21.7.3', false],
    ['22.12.0', true],
    ['22.11.0', false],
    ['23.11.0', false],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('%s: %s', (version, supported) => {
    expect(isNodeSupported(version)).toBe(supported)
  })

  it('matches the engines field of package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
    for (const range of engines.node.split(' || ')) {
      const [, major = 0, minor = 0] = (/^(?:\^|>=)(\d+)\.(\d+)\.0$/.exec(range) ?? []).map(Number)
      expect([range, isNodeSupported(`${major}.${minor}.0`)]).toEqual([range, true])
      expect([range, isNodeSupported(minor === 0 ? `${major - 1}.99.0` : `${major}.${minor - 1}.0`)]).toEqual([range, false])
    }
  })
})

import { describe, expect, it } from 'vitest'
import { isInstalled, isNodeSupported } from './install.mjs'

const lock = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/other-machine': { version: '2.0.0', optional: true } },
}

describe('what is installed', () => {
  it('is what the lock says, optional packages of other machines aside', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true)
  })

  it('is not enough when a package is missing or another version', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false)
    expect(isInstalled(lock, { packages: { 'node_modules/a': { version: '0.9.0' } } })).toBe(false)
    expect(isInstalled(lock, { packages: { ...lock.packages, 'node_modules/other-machine': { version: '1.0.0' } } })).toBe(false)
  })
})

describe('the Node version', () => {
  it.each([
    ['20.19.0', true],
    ['20.18.3', false],
    ['18.20.0', false],
    ['22.0.0', true],
    ['24.1.0', true],
  ])('%s: %s', (version, supported) => {
    expect(isNodeSupported(version)).toBe(supported)
  })
})

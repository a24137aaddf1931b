// A package installs exactly what the built server loads, in the locked versions, and no build dependencies.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isInstalled } from '../install.mjs'
import { commands, lockOf, packageOf } from './lock.mjs'
import { runtimePackages } from './runtime.mjs'

interface Entry {
  version?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface Lock {
  lockfileVersion: number
  packages: Record<string, Entry>
}
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const whole = {
  name: 'site',
  version: '1.2.3',
  description: 'd',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  scripts: { start: 'a', test: 'b', build: 'c', doctor: 'd' },
  dependencies: { sharp: '1.0.0', react: '2.0.0' },
  optionalDependencies: { database: '3.0.0' },
}
const packages: Lock['packages'] = {
  '': {},
  'node_modules/react': { version: '2.0.0' },
  'node_modules/database': { version: '3.0.0', optional: true },
  'node_modules/sharp': {
    version: '1.0.0',
    dependencies: { semver: '^7.0.0', colour: '^1.0.0' },
    optionalDependencies: { 'sharp-linux': '1.0.0', 'sharp-gone': '1.0.0' },
  },
  'node_modules/sharp/node_modules/semver': { version: '7.1.0' },
  'node_modules/semver': { version: '6.0.0', dev: true },
  'node_modules/colour': { version: '1.0.0', devOptional: true, dependencies: { semver: '^6.0.0' } },
  'node_modules/sharp-linux': { version: '1.0.0', optional: true, dependencies: { shared: '1.0.0' } },
  // Also a dependency of react, and so required in the full lock.
  'node_modules/shared': { version: '1.0.0' },
}

describe('package.json', () => {
  it('contains the commands that need no sources and the packages not bundled into dist', () => {
    expect(packageOf(whole)).toMatchObject({
      private: true,
      engines: { node: '>=20' },
      scripts: { start: 'a', doctor: 'd' },
      dependencies: { sharp: '1.0.0' },
      optionalDependencies: { database: '3.0.0' },
    })
    expect(packageOf(whole)).not.toHaveProperty('devDependencies')
    expect(Object.keys(packageOf(whole).scripts)).toEqual(['start', 'doctor'])
  })
})

describe('package-lock.json', () => {
  const lock = lockOf({ lockfileVersion: 3, packages }, packageOf(whole)) as Lock

  it('contains all required packages, where Node looks for them', () => {
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/colour',
      'node_modules/database',
      'node_modules/semver',
      'node_modules/shared',
      'node_modules/sharp',
      'node_modules/sharp-linux',
      'node_modules/sharp/node_modules/semver',
    ])
    expect(lock.packages['node_modules/semver']).toEqual({ version: '6.0.0' })
  })

  it('recomputes optional packages: those reached only through optional ones', () => {
    const optional = Object.entries(lock.packages).filter(([, entry]) => entry.optional)
    expect(optional.map(([place]) => place)).toEqual(['node_modules/database', 'node_modules/shared', 'node_modules/sharp-linux'])
    const there = ['colour', 'semver', 'sharp', 'sharp/node_modules/semver'].map((name) => `node_modules/${name}`)
    const installed = { packages: Object.fromEntries(there.map((place) => [place, { version: lock.packages[place]?.version }])) }
    expect(isInstalled(lock, installed)).toBe(true)
  })

  it('rejects a lock without a required package', () => {
    const broken = { ...packages, 'node_modules/sharp': { version: '1.0.0', dependencies: { gone: '1.0.0' } } }
    expect(() => lockOf({ lockfileVersion: 3, packages: broken }, packageOf(whole))).toThrow('has no gone, which node_modules/sharp needs')
  })
})

describe('the package of this product', () => {
  const own = packageOf(read('package.json') as typeof whole)
  const ownLock = read('package-lock.json') as Lock
  const lock = lockOf(ownLock, own) as Lock

  it('contains every listed command and package', () => {
    expect(Object.keys(own.scripts).sort()).toEqual([...commands].sort())
    expect(Object.keys(own.dependencies).sort()).toEqual([...runtimePackages].sort())
  })

  it('installs a subset of the lock, in the same versions', () => {
    const places = Object.keys(lock.packages).filter((place) => place !== '')
    expect(places.length).toBeGreaterThan(20)
    expect(places.length).toBeLessThan(Object.keys(ownLock.packages).length / 4)
    expect(places.filter((place) => lock.packages[place]?.version !== ownLock.packages[place]?.version)).toEqual([])
    expect(places.filter((place) => /\/(react|vite|typescript|fastify)$/.test(place))).toEqual([])
  })
})

// The table of variables: everything is read through it, both READMEs agree with it, and errors quote it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError, expectedOf } from './config-environment.ts'
import { type Variable, variables } from './config-variables.ts'

const root = resolve(import.meta.dirname, '..')
const text = (path: string): string => readFileSync(join(root, path), 'utf8')
const all = Object.entries<Variable>(variables)
/** Read only by the build. */
const builtIn = ['API_BASE']

/** The variables, grouped by the one whose row documents them. */
const documented = all
  .filter(([, { means }]) => means !== undefined)
  .map(([name, first]) => ({ first, list: all.filter(([other, { beside }]) => other === name || beside === name) }))
const defaultOf = ({ fallback, without = 'none' }: Variable): string => (fallback === undefined ? without : `\`${fallback}\``)

const rowsOf = (file: string): string[][] =>
  text(file)
    .split('\n')
    .filter((line) => /^\| `[A-Z0-9_]+`/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter(([names = '']) => !builtIn.some((name) => names === `\`${name}\``))
const marked = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

describe('README', () => {
  it('contains exactly the rows of the variable table', () => {
    const rows = documented.map(({ first, list }) => {
      const defaults = list.map(([, row]) => defaultOf(row))
      const isOne = new Set(defaults).size === 1
      return [list.map(([name]) => `\`${name}\``).join(', '), isOne ? defaults[0] : defaults.join(', '), first.means]
    })
    expect(rows.length).toBeGreaterThan(30)
    expect(rowsOf('README.md')).toEqual(rows)
  })

  it('has the same variables and values in Chinese', () => {
    const essence = (file: string) => rowsOf(file).map(([names, defaults]) => [marked(names), marked(defaults)])
    expect(essence('README.zh.md')).toEqual(essence('README.md'))
  })
})

describe('reading the configuration', () => {
  it('reads every variable by name', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((file) => /^config(-account|-media|-payment|-push|-relay)?\.ts$/.test(file))
      .map((file) => text(`server/${file}`))
      .join('\n')
    expect(all.map(([name]) => name).filter((name) => !sources.includes(`('${name}'`))).toEqual([])
  })

  it('uses the documented defaults if nothing is set', () => {
    const fallbacks = Object.fromEntries(all.flatMap(([name, { fallback }]) => (fallback === undefined ? [] : [[name, fallback]])))
    expect(readConfig({}, '/app')).toEqual(readConfig(fallbacks, '/app'))
  })
})

const refusalOf = (env: Record<string, string>): string => {
  try {
    readConfig(env, '/app')
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('configuration error', () => {
  const checked = all.filter(([, { kind, secret }]) => !secret && ['integer', 'number', 'switch', 'address', 'choice'].includes(kind))
  it.each(checked)('for %s states the expected value', (name, row) => {
    expect(refusalOf({ [name]: '?' })).toBe(`${name}="?" is not valid: ${expectedOf(row)}.`)
  })

  it('does not contain secrets', () => {
    const secrets = all.filter(([, { secret }]) => secret)
    expect(secrets.length).toBeGreaterThan(5)
    for (const [name] of secrets) expect(refusalOf({ [name]: 'canary ?' })).not.toContain('canary')
    expect(refusalOf({ SECRET_KEY: 'canary' })).toBe(`SECRET_KEY="***" is not valid: ${expectedOf(variables.SECRET_KEY)}.`)
  })
})

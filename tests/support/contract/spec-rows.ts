// The specified calls and screens, read from the two lists in tests/support/spec. R-WIRE-1.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SpecEndpoint {
  area: string
  /** Method and path, as the contract keys it. */
  key: string
  who: string
  effect: string
}
export interface SpecRoute {
  path: string
}

function rows(file: string): Record<string, string>[] {
  const lines = readFileSync(join(import.meta.dirname, '../spec', file), 'utf8')
    .split('\n')
    .filter(Boolean)
  const names = (lines[0] as string).split('\t')
  return lines.slice(1).map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [names[index], cell])))
}

export const specEndpoints = (): SpecEndpoint[] =>
  rows('endpoints.tsv').map(({ area = '', method = '', path = '', who = '', effect = '' }) => ({
    area,
    key: `${method} ${path}`,
    who,
    effect,
  }))

/** Screens with their own path; omits the row that stands for any page. */
export const specRoutes = (): SpecRoute[] =>
  rows('routes.tsv')
    .map(({ path = '' }) => ({ path }))
    .filter(({ path }) => path.startsWith('/'))

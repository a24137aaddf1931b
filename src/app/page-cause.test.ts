import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../core/api/api.ts'
import { pageCause } from './page-cause.ts'

/** As Chromium, Firefox, Safari and the loader of styles say it. */
const unfetched = [
  new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/page-1.js'),
  new TypeError('error loading dynamically imported module: https://a.example/assets/page-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/page-1.css'),
  new NetworkError('status 502: not an answer of the API'),
]

it('blames the network for a page alone where there is none, the server where it did not answer well, and else ourselves', () => {
  expect(unfetched.map((error) => pageCause(error, false))).toEqual(unfetched.map(() => 'network'))
  expect(unfetched.map((error) => pageCause(error, true))).toEqual(unfetched.map(() => 'server'))
  const faults = [new TypeError("Cannot read properties of undefined (reading 'map')"), new RangeError('Invalid time value'), 'thrown']
  for (const online of [true, false]) {
    expect(pageCause(new ApiError(1, 'error', ''), online)).toBe('server')
    expect(faults.map((error) => pageCause(error, online))).toEqual(['own', 'own', 'own'])
  }
})

import { expect, it } from 'vitest'
import { readTenths } from './tenths.ts'

it('reads diamonds with at most one decimal', () => {
  expect([readTenths('28'), readTenths(' 2.5 '), readTenths('2,5'), readTenths('0.3')]).toEqual([280, 25, 25, 3])
  expect([readTenths(''), readTenths('2.55'), readTenths('-1'), readTenths('1e3'), readTenths('12345678')]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

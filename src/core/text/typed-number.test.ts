import { expect, it } from 'vitest'
import { digitsOf, readTenths } from './typed-number.ts'

it('reads diamonds with at most one decimal', () => {
  expect(['28', ' 2.5 ', '2,5', '0.3'].map(readTenths)).toEqual([280, 25, 25, 3])
  expect(['', '2.55', '-1', '1e3', '12345678', '12.', 'x', '٣'].map(readTenths)).toEqual(Array(8).fill(null))
})

it('reads input from a Chinese keyboard', () => {
  expect(['１２', '１２．５', '１２。５', '１２，５', '　３ '].map(readTenths)).toEqual([120, 125, 125, 125, 30])
})

it('reads pasted input with invisible characters', () => {
  expect(['\u202d12.5\u202c', '\u20682\u2069', '\u200b3\ufeff'].map(readTenths)).toEqual([125, 20, 30])
})

it('keeps the digits of a whole number', () => {
  expect(['１２', '1 2', '12个', ''].map(digitsOf)).toEqual(['12', '12', '12', ''])
})

import { expect, it } from 'vitest'
import { UnknownOutcome } from '../money/unknown-outcome.ts'
import { ApiError, NetworkError } from './api.ts'
import { failureOf, saidBy } from './failure.ts'

it('tells a refusal from silence and from what is broken', () => {
  expect(failureOf(new NetworkError('nothing came'))).toBe('offline')
  expect(failureOf(new UnknownOutcome('nothing came'))).toBe('unknown')
  expect(failureOf(new ApiError(1, 'upload-size', 'too large'))).toBe('upload-size')
  expect(failureOf(new Error('ours'))).toBe('error')
})

it('has the words of a server that names no reason', () => {
  expect(saidBy(new ApiError(1, 'error', '余额不足', null, true))).toBe('余额不足')
  expect(saidBy(new ApiError(1, 'not-found', 'There is none.'))).toBeNull()
  expect(saidBy(new Error('ours'))).toBeNull()
})

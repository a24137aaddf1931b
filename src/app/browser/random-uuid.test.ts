import { expect, it } from 'vitest'
import { fillRandomUuid } from './random-uuid.ts'

const random = <T extends ArrayBufferView>(bytes: T): T => crypto.getRandomValues(bytes as never)

it('generates UUIDs on an insecure page too', () => {
  const insecure: { getRandomValues: Crypto['getRandomValues']; randomUUID?: () => string } = { getRandomValues: random }
  fillRandomUuid(insecure as never)
  const keys = Array.from({ length: 1_000 }, () => insecure.randomUUID?.() ?? '')
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('keeps the browser’s own implementation', () => {
  const own = () => 'own'
  const secure = { getRandomValues: random, randomUUID: own }
  fillRandomUuid(secure as never)
  expect(secure.randomUUID).toBe(own)
})

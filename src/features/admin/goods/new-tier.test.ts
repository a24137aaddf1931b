import { expect, it } from 'vitest'
import { newTier } from './new-tier.ts'

it('gives a noble thirty free advert barrages and a guard none, each a level above the others of its kind', () => {
  const tiers = [
    { kind: 'guard', level: 3 },
    { kind: 'noble', level: 1 },
  ] as const
  expect(newTier('noble', tiers)).toMatchObject({ kind: 'noble', level: 2, adverts: 30 })
  expect(newTier('guard', tiers)).toMatchObject({ kind: 'guard', level: 4, adverts: 0 })
  expect(newTier('guard', [])).toMatchObject({ level: 1 })
  expect(newTier('guard', [{ kind: 'guard', level: 99 }]).level).toBe(99)
})

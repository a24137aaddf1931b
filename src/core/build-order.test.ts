import { describe, expect, it } from 'vitest'
import { isOlderBuild, isUrgent } from './build-order.ts'

describe('the order of builds', () => {
  it('goes by the moment, which may be cut short', () => {
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121065501-000000000000')).toBe(true)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121065500-1a2b3c4d5e6f')).toBe(false)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121')).toBe(false)
    expect(isOlderBuild('20261120235959-1a2b3c4d5e6f', '20261121!')).toBe(true)
  })

  it('calls nothing old that has no moment, and nothing without a least build', () => {
    expect(isOlderBuild('dev', '20261121')).toBe(false)
    expect(isOlderBuild('f95574909f7e', '20261121')).toBe(false)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '')).toBe(false)
  })

  it('hears the operator insist', () => {
    expect([isUrgent('20261121!'), isUrgent('20261121')]).toEqual([true, false])
  })
})

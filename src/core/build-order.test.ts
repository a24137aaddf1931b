import { describe, expect, it } from 'vitest'
import { isOlderBuild, isUrgent } from './build-order.ts'

describe('build order', () => {
  it('compares builds by timestamp, which may be truncated', () => {
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121065501-000000000000')).toBe(true)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121065500-1a2b3c4d5e6f')).toBe(false)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '20261121')).toBe(false)
    expect(isOlderBuild('20261120235959-1a2b3c4d5e6f', '20261121!')).toBe(true)
  })

  it('treats no build without a timestamp as outdated, and none when there is no minimum build', () => {
    expect(isOlderBuild('dev', '20261121')).toBe(false)
    expect(isOlderBuild('f95574909f7e', '20261121')).toBe(false)
    expect(isOlderBuild('20261121065500-1a2b3c4d5e6f', '')).toBe(false)
  })

  it('recognizes a build that the operator marked as urgent', () => {
    expect([isUrgent('20261121!'), isUrgent('20261121')]).toEqual([true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { shortcutsOf } from './shortcut-list.ts'

const keysOf = (...args: Parameters<typeof shortcutsOf>): string[] => shortcutsOf(...args).map(({ key }) => key)

describe('shortcuts', () => {
  it('lead to the application or the management of broadcasts, not to the records', () => {
    expect(shortcutsOf({ roles: [] }).find(({ key }) => key === 'broadcast')).toEqual({ key: 'broadcast', to: '/member', type: 7 })
  })

  it('show the desk to operators alone', () => {
    expect(keysOf({ roles: [] })).not.toContain('desk')
    expect(keysOf({ roles: ['operator'] })).toContain('desk')
  })
})

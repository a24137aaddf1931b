import { describe, expect, it } from 'vitest'
import { shortcutsOf } from './shortcut-list.ts'

const keysOf = (...args: Parameters<typeof shortcutsOf>): string[] => shortcutsOf(...args).map(({ key }) => key)

describe('shortcuts', () => {
  it('lead to the application or the management of broadcasts, not to the records', () => {
    expect(shortcutsOf({ roles: [] }).find(({ key }) => key === 'broadcast')).toEqual({ key: 'broadcast', to: '/member', type: 7 })
  })

  it('show the desk to who has a role there, and to nobody else', () => {
    expect(keysOf({ roles: [] })).not.toContain('desk')
    for (const role of ['operator', 'support'] as const) expect(keysOf({ roles: [role] })).toContain('desk')
  })
})

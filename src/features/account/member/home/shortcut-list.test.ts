import { describe, expect, it } from 'vitest'
import { shortcutsOf } from './shortcut-list.ts'

const keysOf = (...args: Parameters<typeof shortcutsOf>): string[] => shortcutsOf(...args).map(({ key }) => key)

describe('shortcuts', () => {
  it('link to the application or to broadcast management, not to the records', () => {
    expect(shortcutsOf({ roles: [] }).find(({ key }) => key === 'broadcast')).toEqual({ key: 'broadcast', to: '/member', type: 7 })
  })

  it('show the desk only to members with a desk role', () => {
    expect(keysOf({ roles: [] })).not.toContain('desk')
    for (const role of ['operator', 'support'] as const) expect(keysOf({ roles: [role] })).toContain('desk')
  })
})

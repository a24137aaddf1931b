import { describe, expect, it } from 'vitest'
import { shortcutsOf } from './shortcut-list.ts'

const keysOf = (...args: Parameters<typeof shortcutsOf>): string[] => shortcutsOf(...args).map(({ key }) => key)

describe('shortcuts', () => {
  it('leave out the broadcast while there is no page for it', () => {
    expect(keysOf({ is_anchor: 0, roles: [] }, [9, 3])).not.toContain('broadcast')
    expect(keysOf({ is_anchor: 1, roles: [] }, [9, 7])).not.toContain('broadcast')
  })

  it('lead who is no host to the application, and a host to the records', () => {
    const built = [9, 0, 3, 7]
    expect(shortcutsOf({ is_anchor: 0, roles: [] }, built)).toContainEqual({ key: 'broadcast', to: '/member', type: 7 })
    expect(shortcutsOf({ is_anchor: 1, roles: [] }, built)).toContainEqual({ key: 'broadcast', to: '/member', type: 3 })
  })

  it('show the desk to operators alone', () => {
    expect(keysOf({ is_anchor: 0, roles: [] })).not.toContain('desk')
    expect(keysOf({ is_anchor: 0, roles: ['operator'] })).toContain('desk')
  })
})

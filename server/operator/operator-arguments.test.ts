import { describe, expect, it } from 'vitest'
import { readArguments } from './operator-arguments.ts'

const name = 'ann@example.com'

describe('arguments of npm run operator', () => {
  it('are a command, an account and a role, which defaults to operator', () => {
    expect(readArguments(['list'])).toMatchObject({ command: 'list' })
    expect(readArguments(['create', name])).toEqual({ command: 'create', name, role: 'operator', force: false })
    expect(readArguments(['grant', name, '--role', 'editor'])).toMatchObject({ command: 'grant', role: 'editor' })
    const forced = { command: 'revoke', name, role: 'operator', force: true }
    expect(readArguments(['revoke', name, '--role', 'operator', '--force'])).toEqual(forced)
    expect(readArguments(['revoke', name, '--force', '--role', 'editor'])).toMatchObject({ role: 'editor', force: true })
  })

  it('are rejected in any other form', () => {
    for (const args of [
      [],
      ['fire', name],
      ['create'],
      ['list', name],
      ['revoke', '--force'],
      ['create', name, '--force'],
      ['grant', name, '--role'],
      ['grant', name, '--role', 'owner'],
      ['grant', name, '--role', 'editor', '--role', 'support'],
      ['revoke', name, '--force', '--force'],
      ['revoke', name, 'now'],
    ])
      expect([args, readArguments(args)]).toEqual([args, undefined])
  })
})

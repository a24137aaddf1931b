import { describe, expect, it } from 'vitest'
import { readArguments } from './operator-arguments.ts'

const name = 'ann@example.com'

describe('what is said to npm run operator', () => {
  it('is a command, an account and a role, which is operator unless another is named', () => {
    expect(readArguments(['list'])).toMatchObject({ command: 'list' })
    expect(readArguments(['create', name])).toEqual({ command: 'create', name, role: 'operator', force: false })
    expect(readArguments(['grant', name, '--role', 'editor'])).toMatchObject({ command: 'grant', role: 'editor' })
    const forced = { command: 'revoke', name, role: 'operator', force: true }
    expect(readArguments(['revoke', name, '--role', 'operator', '--force'])).toEqual(forced)
    expect(readArguments(['revoke', name, '--force', '--role', 'editor'])).toMatchObject({ role: 'editor', force: true })
  })

  it('is nothing that is not one of these', () => {
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

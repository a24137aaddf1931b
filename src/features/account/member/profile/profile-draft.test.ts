import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, faultsOf, writtenOf } from './profile-draft.ts'

const saved = { user_nickname: '看球的我', signature: '今晚看球', birthday: null }
const draft = draftOf(saved)

describe('changed profile payload', () => {
  it('is empty when only whitespace differs', () => {
    expect(changesOf(saved, draft)).toBeNull()
    expect(changesOf(saved, { ...draft, nickname: ' 看球的我  ' })).toBeNull()
  })

  it('contains the changed fields in normalized form', () => {
    expect(changesOf(saved, { ...draft, nickname: ' 老  槐 ' })).toEqual({ user_nickname: '老 槐' })
    expect(changesOf(saved, { ...draft, signature: '', birthday: '1990-02-28' })).toEqual({ signature: '', birthday: '1990-02-28' })
    expect(changesOf({ ...saved, birthday: '1990-02-28' }, draft)).toEqual({ birthday: null })
  })
})

describe('profile validation', () => {
  it('reports errors by field', () => {
    const site = { zh: '球迷之家', en: 'Fan House', vi: 'Nhà cổ động' }
    const rules = { today: '2026-07-18', site, saved: saved.user_nickname }
    const faults = (patch: object) => faultsOf({ ...draft, ...patch }, rules)
    expect(faults({})).toEqual({ nickname: null, signature: false, birthday: false })
    expect(faults({ nickname: 'x' }).nickname).toBe('nickname-invalid')
    expect(faults({ nickname: '官方客服' }).nickname).toBe('nickname-reserved')
    expect(faults({ nickname: 'fan house 1' }).nickname).toBe('nickname-reserved')
    // Chosen before the site took this name.
    expect(faultsOf({ ...draft, nickname: 'Fan House' }, { ...rules, saved: 'Fan House' }).nickname).toBeNull()
    expect(faults({ signature: '长'.repeat(61) }).signature).toBe(true)
    expect(faults({ birthday: '2026-07-18' }).birthday).toBe(true)
    expect(faults({ birthday: '1906-01-01' }).birthday).toBe(true)
    expect(faults({ birthday: '1990-02-28' }).birthday).toBe(false)
  })
})

it('counts user-perceived characters', () => {
  expect(writtenOf(' 看球👨‍👩‍👧 ', 60)).toBe('3/60')
})

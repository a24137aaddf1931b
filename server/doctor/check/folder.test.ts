import { describe, expect, it } from 'vitest'
import { checkDisk, checkFolder, checkKeys } from './folder.ts'

describe('DATA_DIR', () => {
  const facts = { dataDir: '/srv/site', existing: '/srv/site', isWritable: true, refusal: '' }

  it('passes when it exists or can be created', () => {
    expect(checkFolder(facts)).toMatchObject({ verdict: 'ok', found: 'DATA_DIR is /srv/site.' })
    expect(checkFolder({ ...facts, existing: '/srv' }).found).toBe('DATA_DIR /srv/site is made by the first start.')
  })

  it('fails when it is not writable or the server rejects it', () => {
    expect(checkFolder({ ...facts, existing: '/srv', isWritable: false })).toMatchObject({
      verdict: 'fail',
      found: '/srv may not be written by this user.',
    })
    expect(checkFolder({ ...facts, refusal: 'A restore was cut off.' })).toMatchObject({ verdict: 'fail', found: 'A restore was cut off.' })
  })
})

describe('the disk of DATA_DIR', () => {
  const facts = { free: 60e9, total: 100e9, recorded: 5e9, streamBytes: 20e9 }

  it.each([
    ['has room', {}, 'ok'],
    ['does not say', { free: 0, total: 0 }, 'ok'],
    ['is all but full', { free: 4e8 }, 'fail'],
    ['has less than a tenth', { free: 9e9 }, 'warn'],
    ['has no room for the recordings to come', { free: 24e9 }, 'warn'],
    ['has room for them, since they are there already', { free: 24e9, recorded: 19e9 }, 'ok'],
  ])('%s', (_, changed, verdict) => expect(checkDisk({ ...facts, ...changed }).verdict).toBe(verdict))
})

describe('keys', () => {
  const file = { size: 32, mode: 0o100600 }

  it.each([
    ['come from the environment', { isSet: true, file: null, hasData: true }, 'ok'],
    ['are made', { isSet: false, file: null, hasData: false }, 'ok'],
    ['are there', { isSet: false, file, hasData: true }, 'ok'],
    ['are missing beside data', { isSet: false, file: null, hasData: true }, 'fail'],
    ['are cut off', { isSet: false, file: { ...file, size: 12 }, hasData: true }, 'fail'],
    ['can be read by others', { isSet: false, file: { ...file, mode: 0o100644 }, hasData: true }, 'warn'],
  ])('%s', (_, facts, verdict) => expect(checkKeys(facts).verdict).toBe(verdict))
})

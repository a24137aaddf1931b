import { describe, expect, it } from 'vitest'
import { readStreamKey, trimKey } from './stream-key.ts'

const key = 'GLx4gY_wX0-mQ1t7b9zKpA3sV5cR8nE2'

describe('a stream key', () => {
  it.each([
    ['as it is', 'live', key],
    ['with blanks around it', 'live', ` ${key}  `],
    ['with a line break behind it', 'live', `${key}\r\n`],
    ['with a slash before it', 'live', `/${key}`],
    ['with a slash behind it', 'live', `${key}/`],
    ['with marks that nobody sees', 'live', `\u200b\u202a${key}\u202c\ufeff`],
    ['with a blank of full width', 'live', `\u3000${key}`],
    ['with parameters', 'live', `${key}?bandwidthtest=true`],
    ['in the field of the server, without a name', `live/${key}`, ''],
    ['in the field of the server, with a slash behind it', `live/${key}/`, ''],
    ['in the field of the server, with a blank as its name', `live/${key}`, ' '],
    ['in both fields', `live/${key}`, key],
    ['behind the application, in its own field', 'live', `live/${key}`],
    ['all of it in its own field', '', `live/${key}`],
    ['at an address with a slash too many', 'live/', key],
    ['at an address with a blank', ' live ', key],
    ['at an address with parameters', 'live?x=1', key],
  ])('is found %s', (_what, app, name) => expect(readStreamKey(app, name)).toEqual({ key, isOurAddress: true }))

  it.each([
    ['none', 'live', ''],
    ['none but blanks', 'live', ' \n'],
  ])('is empty when there is %s', (_what, app, name) => expect(readStreamKey(app, name)).toEqual({ key: '', isOurAddress: true }))

  it.each([
    ['another application', 'other', key],
    ['none', '', key],
    ['itself', key, ''],
    ['one like ours', 'lives', key],
  ])('is recognized when sent to %s, along with the wrong address', (_what, app, name) =>
    expect(readStreamKey(app, name)).toEqual({ key, isOurAddress: false }),
  )

  it.each(['../key-of-x', 'a/b', 'one two'])('is not derived from an invalid name: %s', (name) =>
    expect(readStreamKey('live', name).key).toBe(name),
  )

  it('is trimmed only at its ends', () => {
    expect(trimKey(' a b/c\n')).toBe('a b/c')
    expect(trimKey('_-key-_')).toBe('_-key-_')
  })
})

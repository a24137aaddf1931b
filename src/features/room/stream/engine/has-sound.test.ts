import { expect, it } from 'vitest'
import { hasSound } from './has-sound.ts'

it('a stream has sound when its playlist names an audio codec or an audio playlist', () => {
  expect(hasSound({ videoCodec: 'avc1.42c01e', audioCodec: 'mp4a.40.2' }, 0)).toBe(true)
  expect(hasSound({ videoCodec: 'avc1.42c01e' }, 1)).toBe(true)
  expect(hasSound({ audioCodec: 'opus' }, 0)).toBe(true)
})

it('a stream has no sound when its playlist names only video codecs; without codecs it may have', () => {
  expect(hasSound({ videoCodec: 'avc1.42c01e', audioCodec: undefined }, 0)).toBe(false)
  expect(hasSound({}, 0)).toBeNull()
})

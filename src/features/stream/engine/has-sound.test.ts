import { expect, it } from 'vitest'
import { hasSound } from './has-sound.ts'

it('a stream has sound where its list names a codec of it, or a list of it', () => {
  expect(hasSound({ videoCodec: 'avc1.42c01e', audioCodec: 'mp4a.40.2' }, 0)).toBe(true)
  expect(hasSound({ videoCodec: 'avc1.42c01e' }, 1)).toBe(true)
  expect(hasSound({ audioCodec: 'opus' }, 0)).toBe(true)
})

it('it has none where its list names pictures alone; one that names nothing may have', () => {
  expect(hasSound({ videoCodec: 'avc1.42c01e', audioCodec: undefined }, 0)).toBe(false)
  expect(hasSound({}, 0)).toBeNull()
})

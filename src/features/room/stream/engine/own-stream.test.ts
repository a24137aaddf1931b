import { expect, it } from 'vitest'
import { isOwnStream } from './own-stream.ts'

it('accepts a room or recording of our server on any playout host, but not from another engine', () => {
  const own = ['/hls/demo01/index.m3u8', '/hls/playback/drawn-demo01-m_1/index.m3u8', 'https://cdn.example/hls/demo01/index.m3u8']
  const others = ['https://live.example/hls/one.m3u8', '/hls/demo01/original/index.m3u8', 'https://live.example/app/one/playlist.m3u8']
  expect(own.map(isOwnStream)).toEqual([true, true, true])
  expect(others.map(isOwnStream)).toEqual([false, false, false])
})

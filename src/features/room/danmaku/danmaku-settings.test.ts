import { expect, it } from 'vitest'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { readDanmakuSettings } from './danmaku-settings.ts'

it('default to half the picture, medium size and full opacity', () => {
  const usual = { show: true, area: 'half', size: 'medium', opacity: 100 }
  expect(readDanmakuSettings(null)).toMatchObject(usual)
  // Invalid fields, or those of another version, take their defaults individually.
  for (const bad of ['', '{', 'null', '7', '{"area":"all","size":3,"opacity":900,"density":-1,"show":"no"}'])
    expect(readDanmakuSettings(bad)).toEqual(readDanmakuSettings(null))
})

it('are restored as chosen, except for a temporary pause', () => {
  const chosen = { show: false, area: 'quarter', size: 'large', opacity: 20, speed: 0, density: 10, merge: false } as const
  expect(readDanmakuSettings(JSON.stringify({ ...chosen, paused: true }))).toEqual({ ...chosen, paused: false })
  expect(readDanmakuSettings('{"area":"quarter","opacity":19}')).toMatchObject({ area: 'quarter', opacity: 100 })
  // The limit of safety rule R15.
  const most = chatLimits.danmakuDrawn
  expect([most, most + 1].map((density) => readDanmakuSettings(JSON.stringify({ density })).density)).toEqual([80, 80])
})

import { beforeEach, expect, it, vi } from 'vitest'
import { usualDanmaku } from '../danmaku-settings.ts'
import type { StageDanmaku } from '../stage-danmaku.ts'
import type { OpenPainter } from './painter.ts'
import { DanmakuStage } from './stage.ts'

const painted = new Set<string>()
const painter: OpenPainter = () => ({
  show: ({ id }) => void painted.add(id),
  count: () => undefined,
  remove: (id) => void painted.delete(id),
  pause: () => undefined,
  resize: () => undefined,
  clear: () => painted.clear(),
  close: () => undefined,
})
const danmaku = (id: string): StageDanmaku => ({
  id,
  text: '骂人的话',
  color: '#ffffff',
  size: 'medium',
  position: 'scroll',
  advert: false,
  uid: 'u',
  userlevel: 1,
  nickname: '球迷',
  mine: false,
})

beforeEach(() => {
  painted.clear()
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif' }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

it('removes a deleted line from the picture immediately, even mid-flight, and makes it untappable', () => {
  const box = { clientWidth: 800, clientHeight: 450, style: {} } as unknown as HTMLElement
  const stage = new DanmakuStage(box, usualDanmaku, painter)
  expect([stage.push(danmaku('a')), stage.push(danmaku('b'))]).toEqual([true, true])
  stage.remove('a')
  expect([...painted]).toEqual(['b'])
  expect(stage.size).toBe(1)
  stage.remove('of another room')
  expect(stage.size).toBe(1)
})

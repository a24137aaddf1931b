// One picture with danmaku, drawn by us or by the danmaku package, with nothing else on the page: ?kind=ours, dom or canvas. The benchmark
// feeds it and reads the number of lines on screen.
import Danmaku from 'danmaku'
import styles from '../../../src/features/room/danmaku/Danmaku.module.css'
import { crossing, letterSize, usualDanmaku } from '../../../src/features/room/danmaku/danmaku-settings.ts'
import { painterFor } from '../../../src/features/room/danmaku/stage/canvas-painter.ts'
import type { DanmakuClassNames } from '../../../src/features/room/danmaku/stage/element-painter.ts'
import { DanmakuStage } from '../../../src/features/room/danmaku/stage/stage.ts'

/** The style of a room with hundreds of lines: small text all over the picture. */
const settings = { ...usualDanmaku, area: 'full', size: 'small', density: 300 } as const
const texts = ['好球', '这都不进', '门将站得太靠前了', '换人吧教练', '来了来了', '稳住', '越位了吧', '这脚传球可以', '守住就是胜利', '666']

interface Picture {
  push(text: string): void
  shown(): number
}

function picture(kind: string, box: HTMLElement): Picture {
  if (kind === 'ours') {
    box.className = styles.stage ?? ''
    const stage = new DanmakuStage(box, settings, painterFor(styles as unknown as DanmakuClassNames))
    stage.cap = settings.density
    let last = 0
    return {
      push(text) {
        last += 1
        const item = { id: String(last), text, color: '#ffffff', size: 'medium', position: 'scroll', uid: 'u', nickname: 'u' } as const
        stage.push({ ...item, advert: false, userlevel: 1, mine: false })
      },
      shown: () => stage.size,
    }
  }
  const size = letterSize(settings.size, innerWidth)
  const danmaku = new Danmaku({
    container: box,
    engine: kind === 'dom' ? 'dom' : 'canvas',
    speed: innerWidth / (crossing(settings.speed) / 1_000),
  })
  const font = `600 ${size}px sans-serif`
  const style: Partial<CSSStyleDeclaration> =
    kind === 'dom'
      ? { font, color: '#fff', textShadow: '0 0 2px #000, 0 1px 2px #000' }
      : ({ font, fillStyle: '#fff', strokeStyle: '#000' } as never)
  const { _: own } = danmaku as unknown as { _: { runningList: unknown[] } }
  return {
    push: (text) => void danmaku.emit({ text, style: { ...style } as CSSStyleDeclaration }),
    shown: () => own.runningList.length,
  }
}

document.body.style.cssText = 'margin:0;background:#234'
const box = document.body.appendChild(document.createElement('div'))
box.style.cssText = 'position:absolute;inset:0'
const shown = picture(new URLSearchParams(location.search).get('kind') ?? 'ours', box)
let pushed = 0
const pushNext = (): void => shown.push(texts[pushed++ % texts.length] ?? '')
let timer: ReturnType<typeof setInterval> | undefined

Object.assign(globalThis, {
  feed: {
    /** Sends this many lines a second from now on, evenly spaced. */
    rate(perSecond: number) {
      clearInterval(timer)
      if (perSecond > 0) timer = setInterval(pushNext, 1_000 / perSecond)
    },
    burst(items: number) {
      for (let item = 0; item < items; item += 1) pushNext()
    },
    shown: () => shown.shown(),
    isReady: true,
  },
})

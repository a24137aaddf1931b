// Paints each danmaku as an element animated by the compositor: for browsers without canvas in workers.
import { type EmojiShape, emojiGrid } from '../../../../core/text/emoji-art.ts'
import { emojiParts } from '../../../../core/text/emoji-parts.ts'
import type { OpenPainter } from './painter.ts'

export interface DanmakuClassNames {
  line: string
  mine: string
  advert: string
  count: string
}

interface Drawn {
  element: HTMLElement
  motion: Animation
  count: HTMLElement | null
}

const svg = 'http://www.w3.org/2000/svg'
function drawing(art: readonly EmojiShape[], size: number): SVGElement {
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', `0 0 ${emojiGrid} ${emojiGrid}`)
  picture.style.cssText = `display:inline-block;width:${size}px;height:${size}px;margin-inline:1px;vertical-align:-.15em`
  for (const [d, color, width] of art) {
    const path = picture.appendChild(document.createElementNS(svg, 'path'))
    path.setAttribute('d', d)
    path.setAttribute('fill', width === undefined ? color : 'none')
    if (width === undefined) continue
    path.setAttribute('stroke', color)
    path.setAttribute('stroke-width', String(width))
    path.setAttribute('stroke-linecap', 'round')
    path.setAttribute('stroke-linejoin', 'round')
  }
  return picture
}

export const elementPainter =
  (classes: DanmakuClassNames): OpenPainter =>
  (box, _, onGone) => {
    const drawn = new Map<string, Drawn>()
    const remove = (id: string): void => {
      const known = drawn.get(id)
      drawn.delete(id)
      known?.motion.cancel()
      known?.element.remove()
    }
    return {
      show({ id, text, color, size, mine, advert, y, from, to, lasts }) {
        const element = document.createElement('span')
        element.className = [classes.line, mine && classes.mine, advert && classes.advert].filter(Boolean).join(' ')
        element.append(...emojiParts(text).map((part) => (part.art ? drawing(part.art, size) : part.text)))
        element.style.cssText = `top:${y}px;font-size:${size}px`
        element.style.color = color
        box.append(element)
        const motion = element.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
          duration: lasts,
          fill: 'both',
        })
        drawn.set(id, { element, motion, count: null })
        motion.onfinish = () => {
          remove(id)
          onGone([id])
        }
      },
      remove,
      count(id, count) {
        const known = drawn.get(id)
        if (!known) return
        known.count ??= known.element.appendChild(document.createElement('i'))
        known.count.className = classes.count
        known.count.textContent = `×${count}`
      },
      pause(on) {
        for (const { motion } of drawn.values()) on ? motion.pause() : motion.play()
      },
      resize: () => undefined,
      clear() {
        for (const id of [...drawn.keys()]) remove(id)
      },
      close() {
        for (const id of [...drawn.keys()]) remove(id)
      },
    }
  }

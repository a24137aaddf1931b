// Highlights the query in a list with the CSS Custom Highlight API: markup is unchanged, and rows of other features are highlighted too.
// Browsers without the API show no highlights.
import { type RefObject, useEffect } from 'react'
import { entryAt, type SearchIndex } from '../../../rules/search/search-index.ts'
import { markRanges, type SoundOf } from '../../../rules/search/search-mark.ts'
import type { SoundLine } from '../../../rules/search/search-sound.ts'
import { foldText } from '../../../rules/text/text-fold.ts'

/** Highlight name, as used in the stylesheets. */
const highlightName = 'searched'
const shown = new Map<symbol, Range[]>()

function draw(): void {
  const all = [...shown.values()].flat()
  if (all.length === 0) CSS.highlights.delete(highlightName)
  else CSS.highlights.set(highlightName, new Highlight(...all))
}

/** Only names are highlighted: not scores and times, nor the list's own headings. */
const wordless = /^[\d\s:.'’+·-]*$/
const titles = 'h2, h3, [data-title]'

function rangesIn(root: HTMLElement, asked: string, soundOf: SoundOf | undefined): Range[] {
  const ranges: Range[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    if (wordless.test(text) || node.parentElement?.closest(titles)) continue
    for (const [from, to] of markRanges(text, asked, soundOf)) {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      ranges.push(range)
    }
  }
  return ranges
}

/** Highlights `asked` inside the element of `ref`, and again after each change of its content. */
export function useMarks(ref: RefObject<HTMLElement | null>, asked: string, soundOf?: SoundOf): void {
  useEffect(() => {
    const root = ref.current
    if (!root || asked === '' || typeof Highlight === 'undefined') return
    const key = Symbol('marks')
    let frame = 0
    const mark = (): void => {
      frame = 0
      shown.set(key, rangesIn(root, asked, soundOf))
      draw()
    }
    const later = (): void => {
      frame ||= requestAnimationFrame(mark)
    }
    const observer = new MutationObserver(later)
    observer.observe(root, { childList: true, characterData: true, subtree: true })
    later()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      shown.delete(key)
      draw()
    }
  }, [ref, asked, soundOf])
}

/** Returns a lookup of the pronunciation of the entries' Chinese names. */
export function soundsOf(index: SearchIndex | null, kinds: Readonly<Record<string, readonly string[]>>): SoundOf | undefined {
  if (!index) return undefined
  const sounds = new Map<string, SoundLine>()
  for (const [kind, ids] of Object.entries(kinds)) {
    const source = index.names.get(kind)
    for (const id of source ? ids : []) {
      const place = source?.places.get(id)
      if (source === undefined || place === undefined) continue
      const { name, short } = entryAt(source, place)
      const wanted = new Set([foldText(name.zh), foldText(short.zh)])
      for (const line of source.lines(place)) if (wanted.has(line.characters.join(''))) sounds.set(line.characters.join(''), line)
    }
  }
  return (folded) => sounds.get(folded)
}

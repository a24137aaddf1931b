// A strict parser of a page's server-rendered content: every tag well formed and closed, every text escaped. @throws at the first violation
import { unescaped } from './read-head.ts'

interface Body {
  /** All text in order. */
  text: string
  /** Accessible names: `aria-label`, `alt`, `title`. */
  names: string[]
  /** URLs of the links. */
  addresses: string[]
  headings: { level: number; text: string }[]
}

const tag = /<!--[^<>]*-->|<\/([a-zA-Z][a-zA-Z0-9]*)>|<([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"<>]*")?)*)\s*(\/?)>|[^<>]+/y
const attribute = /([^\s"'<>/=]+)(?:="([^"<>]*)")?/g
/** Void elements. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '))
/** Elements that would close an open paragraph. */
const blocks = new Set('article aside div dl footer form h1 h2 h3 header main nav ol p section ul'.split(' '))

/** Returns the content of `#root`, without the scripts after it. */
export function drawnOf(html: string): string {
  const [, drawn] = /<div id="root">([\s\S]*?)<\/div>\s*(?:<script|<\/body>)/.exec(html) ?? []
  if (drawn === undefined) throw new Error('no root')
  return drawn
}

interface Open {
  name: string
  heading: string | null
}

function checkPlace(name: string, open: readonly Open[]): void {
  if (blocks.has(name) && open.some((one) => one.name === 'p')) throw new Error(`<${name}> in a paragraph`)
  for (const alone of ['a', 'button', 'form'])
    if (name === alone && open.some((one) => one.name === alone)) throw new Error(`<${alone}> in another`)
}

export function readBody(html: string): Body {
  const drawn = drawnOf(html)
  const body: Body = { text: '', names: [], addresses: [], headings: [] }
  const open: Open[] = []
  const ids = new Set<string>()
  const enter = (name: string, attributes: string, closed: string): void => {
    checkPlace(name, open)
    const seen = new Set<string>()
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (seen.has(key)) throw new Error(`said twice: ${key} of <${name}>`)
      seen.add(key)
      const text = unescaped(value.replaceAll('&#x27;', '&#39;'))
      if (/^on/i.test(key)) throw new Error(`a script in an attribute: ${key}`)
      if (key === 'id' && ids.has(text)) throw new Error(`two of one id: ${text}`)
      if (key === 'id') ids.add(text)
      if (key === 'href') body.addresses.push(text)
      if (['aria-label', 'alt', 'title'].includes(key)) body.names.push(text)
    }
    if (name === 'script') throw new Error('a script in the page')
    if (name === 'img' && !seen.has('alt')) throw new Error('a picture without words')
    if (!empty.has(name) && closed === '') open.push({ name, heading: /^h[1-6]$/.test(name) ? '' : null })
  }
  tag.lastIndex = 0
  while (tag.lastIndex < drawn.length) {
    const at = tag.lastIndex
    const match = tag.exec(drawn)
    if (!match) throw new Error(`no markup: ${drawn.slice(at, at + 200)}`)
    const [whole, left, name, attributes = '', closed = ''] = match
    if (left !== undefined) {
      const last = open.pop()
      if (last?.name !== left) throw new Error(`</${left}> closes <${last?.name ?? ''}>`)
      if (last.heading !== null) body.headings.push({ level: Number(left.slice(1)), text: last.heading })
    } else if (name !== undefined) enter(name, attributes, closed)
    else if (whole.startsWith('<!--')) {
      // React's separator between two texts. Any other comment would be a Suspense boundary: src/app/create-app.tsx.
      if (whole !== '<!-- -->') throw new Error(`a comment: ${whole}`)
    } else {
      const text = unescaped(whole.replaceAll('&#x27;', '&#39;'))
      body.text += text
      for (const one of open) if (one.heading !== null) one.heading += text
    }
  }
  if (open.length > 0) throw new Error(`not closed: ${open.map((one) => one.name).join(' ')}`)
  return body
}

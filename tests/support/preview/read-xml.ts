// A strict parser of small XML: one root, closed tags, quoted attributes, the five entities. @throws at the first violation

export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }
function textOf(source: string): string {
  return source.replace(/&([^;]{0,8});?/g, (whole, name: string) => {
    const sign = whole.endsWith(';') ? entities[name] : undefined
    if (sign === undefined) throw new Error(`no entity: ${whole}`)
    return sign
  })
}

const name = '[A-Za-z_][\\w.:-]*'
const token = new RegExp(`<(${name})((?:\\s+${name}="[^"<]*")*)\\s*(/?)>|</(${name})\\s*>|([^<]+)`, 'y')
const attribute = new RegExp(`(${name})="([^"]*)"`, 'g')

export function readXml(source: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  if (!source.startsWith(declaration)) throw new Error('no declaration')
  const open: Element[] = [{ name: '', attributes: {}, children: [], text: '' }]
  token.lastIndex = declaration.length
  while (token.lastIndex < source.length) {
    const at = token.lastIndex
    const match = token.exec(source)
    if (!match) throw new Error(`no XML: ${source.slice(at, at + 80)}`)
    const [, opened, given = '', closes, closed, text] = match
    const parent = open.at(-1) as Element
    if (opened !== undefined) {
      const attributes: Record<string, string> = {}
      for (const [, key = '', value = ''] of given.matchAll(attribute)) {
        if (key in attributes) throw new Error(`said twice: ${key}`)
        attributes[key] = textOf(value)
      }
      const element: Element = { name: opened, attributes, children: [], text: '' }
      parent.children.push(element)
      if (closes !== '/') open.push(element)
    } else if (closed !== undefined) {
      if (open.pop()?.name !== closed) throw new Error(`${closed} was not open`)
    } else if (text !== undefined) parent.text += textOf(text)
  }
  const [root] = open
  const [only, ...more] = root?.children ?? []
  if (open.length !== 1 || !only || more.length > 0 || root?.text.trim() !== '') throw new Error('not one whole element')
  return only
}

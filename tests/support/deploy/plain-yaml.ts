// Parses the YAML subset of deploy/compose.yaml: maps and lists by indentation, lists in brackets, plain and quoted strings, comments.
// Refuses anything else, so that it never differs from a full parser.

export type Yaml = string | Yaml[] | { [key: string]: Yaml }

interface Line {
  number: number
  indent: number
  text: string
}

function refuse({ number, text }: Line, why: string): never {
  throw new Error(`line ${number}: ${why}: ${text}`)
}

function linesOf(text: string): Line[] {
  return text.split('\n').flatMap((raw, at): Line[] => {
    const bare = raw.replace(/(^|\s)#.*$/, '').trimEnd()
    const line = { number: at + 1, indent: bare.length - bare.trimStart().length, text: bare.trim() }
    if (bare.includes('\t')) refuse(line, 'a tab')
    return line.text === '' ? [] : [line]
  })
}

function scalarOf(text: string, line: Line): string {
  const quoted = /^"([^"\\]*)"$/.exec(text) ?? /^'([^']*)'$/.exec(text)
  if (quoted) return quoted[1] ?? ''
  if (/^[[\]{}&*!|>%@`"',]/.test(text) || /:( |$)/.test(text)) refuse(line, 'no plain text')
  return text
}
function yamlValue(text: string, line: Line): Yaml {
  const [, inner] = /^\[(.*)\]$/.exec(text) ?? []
  return inner === undefined ? scalarOf(text, line) : inner.split(',').map((item) => scalarOf(item.trim(), line))
}

/** Parses the text. @throws Error with the line that is outside the subset */
export function readYaml(text: string): Yaml {
  const lines = linesOf(text)
  let at = 0
  /** Returns the next line if it has this indentation. */
  const lineAt = (indent: number): Line | undefined => (lines[at]?.indent === indent ? lines[at] : undefined)

  function list(indent: number): Yaml[] {
    const items: Yaml[] = []
    for (let line = lineAt(indent); line?.text.startsWith('- '); line = lineAt(indent)) {
      items.push(scalarOf(line.text.slice(2).trim(), line))
      at += 1
    }
    return items
  }
  function map(indent: number): Record<string, Yaml> {
    const entries: Record<string, Yaml> = {}
    for (let line = lineAt(indent); line; line = lineAt(indent)) {
      const [found, key = '', value] = /^([\w.-]+):(?: +(.+))?$/.exec(line.text) ?? []
      if (found === undefined) refuse(line, 'no key')
      if (key in entries) refuse(line, 'a key that was there before')
      at += 1
      entries[key] = value === undefined ? block(indent) : yamlValue(value, line)
    }
    return entries
  }
  /** Parses the value below a key; without one it is an empty string. */
  function block(above: number): Yaml {
    const next = lines[at]
    if (!next || next.indent <= above) return ''
    return next.text.startsWith('- ') ? list(next.indent) : map(next.indent)
  }

  const whole = map(0)
  const left = lines[at]
  if (left) refuse(left, 'indented otherwise')
  return whole
}

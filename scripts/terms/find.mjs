// Finds banned words in the identifiers, comments and test titles of a source and in the parts of a path.
import { banned } from './banned.mjs'

const code =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[=(,:;!&|?{}[\]>]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|([`{}])|(?<![\w$])((?:styles\.)?[A-Za-z_$][\w$]*)/g
const template = /(?:\\[\s\S]|[^`\\$]|\$(?!\{))*(`|\$\{)/y

/** Identifiers and comments of a TypeScript source, each with its offset; texts, patterns and the classes of a style sheet are skipped. */
export function read(text) {
  const identifiers = []
  const comments = []
  const braces = []
  const takeTemplate = (from) => {
    template.lastIndex = from
    const found = template.exec(text)
    if (found?.[1] === '${') braces.push('template')
    code.lastIndex = found ? template.lastIndex : text.length
  }
  code.lastIndex = 0
  for (let found = code.exec(text); found; found = code.exec(text)) {
    const [, comment, mark, identifier] = found
    if (comment) comments.push([comment, found.index])
    else if (identifier && !identifier.startsWith('styles.')) identifiers.push([identifier, found.index])
    else if (mark === '`') takeTemplate(code.lastIndex)
    else if (mark === '{') braces.push('code')
    else if (mark === '}' && braces.pop() === 'template') takeTemplate(code.lastIndex)
  }
  return { identifiers, comments }
}

/** Titles of tests, each with its offset. */
const titlesOf = (text) =>
  [...text.matchAll(/(?<![\w.])(?:describe|it|test)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(['`])(.+?)\1,/g)].map((found) => [
    found[2],
    found.index,
  ])

/** The words of a name: `tokenKept` and `TOKEN_KEPT` are token and kept. */
const wordsOf = (name) => (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

const rules = new Map(banned.flatMap((rule) => rule.words.map((word) => [word, rule])))
const isPlace = ({ places = [] }, path) => places.some((place) => path.startsWith(place))
const isAllowed = (rule, name, path) => rule.anywhere?.includes(name) || isPlace(rule, path)
const lineOf = (text, offset) => text.slice(0, offset).split('\n').length
const faultOf = (where, name, word, { use }) => `${where}: ${name}: '${word}' is not a term of this project: use ${use}`

/** What the table bans in a file; empty if nothing. */
export function findBanned(path, text) {
  const faults = []
  const { identifiers, comments } = read(text)
  const seen = new Set()
  for (const [name, offset] of identifiers) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const word of wordsOf(name)) {
      const rule = rules.get(word)
      if (rule && !isAllowed(rule, name, path)) faults.push(faultOf(`${path}:${lineOf(text, offset)}`, name, word, rule))
    }
  }
  const prose = [...comments.map((one) => [...one, 'a comment']), ...titlesOf(text).map((one) => [...one, 'a title'])]
  for (const [sentence, offset, where] of prose)
    for (const [word] of sentence.matchAll(/(?<![\w`'.-])[a-z]+(?![\w`'])/g)) {
      const rule = rules.get(word)
      if (rule?.prose) faults.push(faultOf(`${path}:${lineOf(text, offset)}`, where, word, rule))
    }
  for (const part of path.split('/'))
    for (const word of wordsOf(part)) {
      const rule = rules.get(word)
      if (rule && !isPlace(rule, path)) faults.push(faultOf(path, 'its path', word, rule))
    }
  return faults
}

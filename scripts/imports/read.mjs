// Imports of a file: static, dynamic, or type only; and graph functions over what runs before what.
import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

const unquoted = (text) => /^(['"`])(.*)\1$/s.exec(text)?.[2]
/** `typeof import('x')` is missing from a module's records. */
const typeImports = /\btypeof import\((['"])([^'"]+)\1\)/g

/**
 * Imports of one file. `to` is a project path, a package name, or null if computed at run time.
 * `isType`: type only. `isLater`: dynamic.
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) return { faults: [errors[0].message], imports: [] }
  const stated = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      to: moduleRequest.value,
      isType: entries.length > 0 && entries.every((one) => one.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.filter((one) => one.moduleRequest).map((one) => ({ to: one.moduleRequest.value, isType: one.isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({ to: unquoted(text.slice(start, end)) ?? null, isLater: true })),
    ...[...text.matchAll(typeImports)].map(([, , to]) => ({ to, isType: true })),
  ]
  const imports = stated.map(({ to, isType = false, isLater = false }) => ({
    to: to?.startsWith('.') ? posix.join(posix.dirname(file), to.replace(/\?.*$/, '')) : to,
    isOurs: to?.startsWith('.') ?? false,
    isType,
    isLater,
  }))
  return { faults: [], imports }
}

/** Package name of an import: `@scope/name` or `name`. */
export const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Every cycle of a graph once, as a path: `next` returns the successors of a node. */
export function ringsIn(nodes, next) {
  const rings = []
  const done = new Set()
  function follow(node, way) {
    const at = way.indexOf(node)
    if (at >= 0) return void rings.push([...way.slice(at), node])
    if (done.has(node)) return
    for (const other of next(node)) follow(other, [...way, node])
    done.add(node)
  }
  for (const node of nodes) follow(node, [])
  return rings
}

/** All nodes reachable from `node`, excluding itself. */
export function reachedFrom(node, next) {
  const seen = new Set()
  const open = [node]
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const other of next(one))
      if (!seen.has(other)) {
        seen.add(other)
        open.push(other)
      }
  return seen
}

// The rules of the house, read from the module records of oxc-parser: which room may import which (types count too, except that
// src, sw and rules may take types and plain constants from contract), what is imported dynamically as well; no cycle of values
// between files; no folder past 60 files, a word past 40; no source past 300 lines.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

const root = process.cwd()
const top = ['contract', 'rules', 'server', 'src', 'sw']
/** Contract files without a schema: values of theirs may reach the app. */
const constants = new Set([
  'contract/limits/limits.ts',
  'contract/limits/member-limits.ts',
  'contract/limits/chat-limits.ts',
  'contract/wire/error.ts',
  'contract/live.ts',
  'contract/wire/worker.ts',
  'contract/wire/route.ts',
  'contract/wire/version.ts',
  'contract/limits/room-limits.ts',
  'contract/limits/community-limits.ts',
  'contract/match/table-order.ts',
  'contract/limits/video-limits.ts',
  'contract/limits/expert-limits.ts',
  'contract/limits/follow-limits.ts',
  'contract/limits/news-limits.ts',
  'contract/limits/rating-limits.ts',
])
/** Features of the app that other features may use; acyclic, in this order. */
const shared = ['follow', 'spoiler', 'league', 'odds', 'match', 'rail', 'alert', 'search', 'comment']
/** The features of a live room may use its player and clock as well. */
const ofRooms = ['room', 'danmaku', 'gift', 'chat', 'studio', 'group', 'video']
/** What asks before it spends as gifts do. */
const spends = ['expert', 'task', 'studio']

const mostLines = 300
/** Lists of names and words: as long as what they list. */
const tables = /^server\/(feed\/simulator\/data|feed\/names)\//

const roomOf = (path) => {
  const parts = path.split('/')
  if (parts[0] === 'src' && parts[1] === 'features') return `src/features/${parts[2]}`
  if (parts[0] === 'server' && parts[1] === 'features') return `server/features/${parts[2]}`
  if (parts[0] === 'src' || parts[0] === 'server') return parts.length > 2 ? `${parts[0]}/${parts[1]}` : parts[0]
  return parts[0]
}
const under = (path, ...folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`))

/** Null when `from` may import `to`, else why not. */
function refusal(from, to, typeOnly) {
  const a = roomOf(from)
  const b = roomOf(to)
  if (a === b || (under(to, 'locales') && under(from, 'src'))) return null
  const schema = b === 'contract' && !typeOnly && !constants.has(to)
  if (schema && (a === 'rules' || under(from, 'src', 'sw'))) return 'schemas must not reach the app: import the type alone'
  const allow = (...folders) => (under(to, ...folders) ? null : `${a} may import ${folders.join(', ') || 'nothing'}`)
  if (a === 'contract') return allow()
  if (a === 'rules') return allow('contract')
  if (a === 'src/core') return allow('contract', 'rules')
  // Its stores are made as all others are.
  if (a === 'src/ui') return to === 'src/core/store.ts' ? null : allow()
  if (a === 'sw') return allow('contract', 'rules', 'src/core')
  if (a.startsWith('src/features/')) {
    const own = shared.indexOf(a.slice('src/features/'.length))
    const nouns = [
      ...shared.slice(0, own < 0 ? shared.length : own),
      ...(ofRooms.includes(a.slice('src/features/'.length)) ? ['stream'] : []),
      ...(spends.includes(a.slice('src/features/'.length)) ? ['gift'] : []),
    ]
    const usable = nouns.map((noun) => `src/features/${noun}`)
    return allow('contract', 'rules', 'src/core', 'src/ui', ...usable)
  }
  if (a === 'src/routes') return allow('contract', 'rules', 'src/features', 'src/ui', 'src/core')
  if (a === 'src/app' || a === 'src') return allow('contract', 'rules', 'src')
  if (a === 'server/parts') return allow('contract', 'rules', 'server')
  if (a === 'server/core') return to === 'server/config.ts' ? null : allow('contract', 'rules')
  if (a.startsWith('server/features/')) {
    if (under(to, 'server/features'))
      return /\/(store|feed-message|alert-fact)\.ts$/.test(to) ? null : 'of another feature only its store.ts'
    return to === 'server/config.ts' ? null : allow('contract', 'rules', 'server/core')
  }
  if (a === 'server/media')
    return ['server/config.ts', 'server/config-media.ts'].includes(to) ? null : allow('contract', 'rules', 'server/core')
  if (a === 'server/feed' || a === 'server/world') {
    if (under(to, 'server/features')) return /\/(store|feed-message)\.ts$/.test(to) ? null : 'of a feature only its store.ts'
    if (a === 'server/world' && under(to, 'server/feed', 'server/media')) return null
    return to === 'server/config.ts' ? null : allow('contract', 'rules', 'server/core')
  }
  if (a === 'server/render') return to === 'server/config.ts' ? null : allow('contract', 'rules', 'server/core')
  if (a === 'server') return allow('contract', 'rules', 'server')
  return `unknown room ${a}`
}

const files = top.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|d)\.ts$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    ),
)
const problems = []
const warnings = []
/** What each file needs before it can run: static imports of values. */
const needs = new Map()
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) problems.push(`${file}: ${errors[0].message}`)
  const wanted = [
    ...module.staticImports.map((entry) => ({
      to: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((one) => one.isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.filter((one) => one.moduleRequest).map((one) => ({ to: one.moduleRequest.value, typeOnly: one.isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      to: text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      typeOnly: false,
      isLater: true,
    })),
  ]
  const values = []
  for (const { to, typeOnly, isLater } of wanted) {
    if (!to.startsWith('.')) continue
    const target = normalize(join(dirname(file), to))
      .split(sep)
      .join('/')
    const why = refusal(file, target, typeOnly)
    if (why) problems.push(`${file} imports ${target}: ${why}`)
    if (!typeOnly && !isLater) values.push(target)
  }
  needs.set(file, values)
  const lines = text.split('\n').length - 1
  if (lines > mostLines && !tables.test(file)) problems.push(`${file} has ${lines} lines: ${mostLines} at most`)
}

/** Depth first; a file that is met again on its own way closes a cycle. */
const done = new Set()
function follow(file, way) {
  if (way.includes(file)) return problems.push(`a cycle: ${[...way.slice(way.indexOf(file)), file].join(' → ')}`)
  if (done.has(file)) return
  for (const next of needs.get(file) ?? []) follow(next, [...way, file])
  done.add(file)
}
for (const file of files) follow(file, [])

/** Files of one folder, without what is made by a tool. */
const countIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(gen\.ts|sql)$/.test(entry.name)).length
const foldersIn = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersIn(`${folder}/${entry.name}`)),
]
for (const folder of [...top, 'tests', 'scripts', 'drawing'].flatMap(foldersIn)) {
  const count = countIn(folder)
  if (count > 60) problems.push(`${folder} has ${count} files: divide it by its parts`)
  else if (count > 40) warnings.push(`${folder} has ${count} files`)
}
for (const warning of warnings) console.warn(`note: ${warning}`)
for (const problem of problems) console.error(problem)
console.log(`imports: ${files.length} files, ${problems.length} against the rules`)
process.exit(problems.length > 0 ? 1 : 0)

// Whether a file may import another file, or a package: null, or the reason why not. Pure; table.mjs has the permissions.
import { posix } from 'node:path'
import { featureOf } from './nouns.mjs'
import { packageOf } from './read.mjs'
import {
  allowedFor,
  besideTests,
  comparing,
  computed,
  constants,
  inStores,
  open,
  packages,
  publicFiles,
  rooms,
  shared,
  testRooms,
  withoutNode,
} from './table.mjs'

export const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const isUnder = (file, folder) => file === folder || file.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
const isUnderAny = (file, folders) => folders.some((folder) => isUnder(file, folder))
const longest = (file, names) => names.filter((name) => isUnder(file, name)).sort((a, b) => b.length - a.length)[0]
const roomOf = (file) => longest(file, Object.keys(rooms))
/** A file's folder within its feature, '' for the feature's top level. */
export const innerOf = (file) => posix.dirname(file).slice((featureOf(file)?.length ?? 0) + 1)

/** Between two features of one side. */
function featureRefusal(from, to) {
  const [own, other] = [featureOf(from), featureOf(to)]
  if (to.startsWith('server/')) return isPublicFile('server/features', to) ? null : 'of another feature only its store.ts and presets.ts'
  const [name, wanted] = [own, other].map((feature) => feature.replace(/^src\/features\//, ''))
  const place = shared.indexOf(name)
  const usable = place < 0 ? shared : shared.slice(0, place)
  if (!usable.includes(wanted) && !allowedFor[wanted]?.includes(name)) return `${name} may use ${usable.join(', ')} of the features`
  const inner = innerOf(to)
  if (inner !== '' && !isUnderAny(inner, open[wanted] ?? [])) return `${inner}/ is ${wanted}'s own`
  return null
}
const isPublicFile = (asker, to) => (publicFiles[asker] ?? []).includes(posix.basename(to))

/** Whether `from` may import the file `to`, both paths relative to the project root. */
export function fileRefusal(from, to, { isType = false } = {}) {
  const allowedBeyond = Object.entries(comparing).flatMap(([place, allowed]) => (isTest(from) && from.startsWith(place) ? allowed : []))
  if (isUnderAny(to, allowedBeyond)) return null
  if (from.startsWith('tests/')) return testRefusal(from, to)
  if (isTest(from) && isUnderAny(to, besideTests)) return null
  const room = roomOf(from)
  // Among scripts and configuration only tests are checked.
  if (room === undefined) return isTest(from) && !isUnder(to, posix.dirname(from)) ? 'a test stands beside what it tests' : null
  if (room === 'src/features' || room === 'server/features') {
    if (featureOf(from) === featureOf(to)) return null
    if (isUnder(to, room)) return featureRefusal(from, to)
  } else if (roomOf(to) === room && isUnder(to, room)) return null
  if (isUnder(to, 'contract') && !isType && !constants.includes(to) && !isTest(from) && (room === 'rules' || /^(src|sw)\//.test(from)))
    return 'schemas must not reach the app: import the type alone'
  if (isUnderAny(to, rooms[room])) return null
  if (isUnder(to, 'server/features') && isPublicFile(room, to)) return null
  return `${room} may import ${rooms[room].join(', ') || 'nothing'}`
}
function testRefusal(from, to) {
  const room = longest(from, Object.keys(testRooms))
  if (room === undefined) return 'a test lies in tests/server, tests/e2e or tests/bench'
  return isUnder(to, room) || isUnderAny(to, testRooms[room]) ? null : `${room} may import ${testRooms[room].join(', ')}`
}

/** Whether shipped code may import a package there; tests and tools are free. */
export function packageRefusal(from, name, { isType = false } = {}) {
  if (isTest(from) || roomOf(from) === undefined) return null
  if (name.startsWith('node:')) return isUnderAny(from, withoutNode) ? 'there is no Node where this runs' : null
  const places = packages[packageOf(name)]
  if (!places) return 'name the package and its place in scripts/imports/table.mjs'
  if (isUnder(from, 'server/features') && !isType && inStores.packages.includes(name) && !inStores.files.test(from))
    return 'SQL belongs in a store.ts, or a file called …-store.ts'
  return isUnderAny(from, places) ? null : `only ${places.join(', ')} may import it`
}

/** Whether a file may use computed imports. */
export const computedRefusal = (from) =>
  isTest(from) || roomOf(from) === undefined || computed.includes(from) ? null : 'write the path, so that it can be checked'

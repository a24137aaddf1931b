// The nouns of the product. Each has the same path in contract/, server/features/ and src/features/; docs/nouns.md shows them with their
// names on the wire.

const everywhere = { contract: true, server: true, app: true }
/** In the app, an inner folder of the noun above, whose import rules it shares. */
const inner = { ...everywhere, app: 'inner' }
/** Screens and parts of the app without calls of their own. */
const appOnly = { app: true }

/** Where each noun is found. A noun below another one uses the folder above for a side that it lacks. */
export const nouns = {
  account: everywhere,
  'account/code': { server: true },
  'account/member': everywhere,
  admin: everywhere,
  alert: everywhere,
  banner: everywhere,
  chat: everywhere,
  'chat/group': inner,
  circle: everywhere,
  comment: everywhere,
  config: { contract: true, server: true },
  demo: appOnly,
  expert: everywhere,
  'expert/scheme': { contract: true, app: 'inner' },
  feedback: everywhere,
  follow: everywhere,
  'follow/page': appOnly,
  'follow/reservation': appOnly,
  gift: everywhere,
  'gift/envelope': inner,
  'gift/guard': inner,
  'gift/horn': inner,
  'gift/rank': inner,
  guess: everywhere,
  guide: appOnly,
  home: appOnly,
  install: appOnly,
  legal: everywhere,
  match: everywhere,
  'match/data': { contract: true, app: true },
  'match/league': appOnly,
  'match/odds': { contract: true, app: true },
  money: { contract: true, app: true },
  'money/bill': inner,
  'money/ledger': { server: true },
  'money/recharge': inner,
  'money/spend-limit': { app: 'inner' },
  'money/wallet': inner,
  'money/withdrawal': inner,
  news: everywhere,
  'not-found': appOnly,
  notification: everywhere,
  offline: appOnly,
  rail: appOnly,
  report: everywhere,
  room: everywhere,
  'room/danmaku': everywhere,
  'room/stream': { contract: true, app: true },
  'room/studio': { ...everywhere, server: 'inner' },
  search: everywhere,
  shell: appOnly,
  spoiler: appOnly,
  task: everywhere,
  'task/mall': inner,
  translate: appOnly,
  upload: { server: true },
  video: everywhere,
  'word-filter': { server: true },
}

/** Folders and files of contract/ that belong to no noun. */
const beside = ['feed', 'limits', 'wire', 'api', 'live', 'render']
/** Folders of tests/server and tests/e2e named after a part of the program, or after several nouns, rather than after one. */
export const testFolders = ['access', 'app', 'backup', 'community', 'http', 'jobs', 'live', 'spec', 'start']

const roots = { contract: 'contract', server: 'server/features', app: 'src/features' }
const names = Object.keys(nouns)
/** The innermost noun of a path such as `gift/guard/routes.ts`. */
const nounIn = (path, side) =>
  names
    .filter((noun) => nouns[noun][side] && (path === noun || path.startsWith(`${noun}/`) || path.startsWith(`${noun}.`)))
    .sort((a, b) => b.length - a.length)[0]

/** The feature that a file belongs to, such as `server/features/gift/guard`; undefined outside the features. */
export function featureOf(file) {
  for (const [side, root] of [
    ['server', roots.server],
    ['app', roots.app],
  ]) {
    if (!file.startsWith(`${root}/`)) continue
    const path = file.slice(root.length + 1)
    const own = names.filter((noun) => nouns[noun][side] === true && path.startsWith(`${noun}/`)).sort((a, b) => b.length - a.length)[0]
    // A path without a noun is reported by `nounProblems`.
    return `${root}/${own ?? path.split('/')[0]}`
  }
  return undefined
}

/** Files without a noun, and nouns without their files. */
export function nounProblems(files) {
  const problems = []
  const found = { contract: new Set(), server: new Set(), app: new Set() }
  for (const file of files) {
    for (const [side, root] of Object.entries(roots)) {
      if (!file.startsWith(`${root}/`)) continue
      const path = file.slice(root.length + 1)
      if (side === 'contract' && beside.some((name) => path.startsWith(`${name}/`) || path.startsWith(`${name}.`))) continue
      const noun = nounIn(path, side)
      if (noun === undefined) problems.push(`${file} has no noun in scripts/imports/nouns.mjs`)
      // A noun of the contract is a file of its name, or a folder of files.
      else found[side].add(noun)
    }
    const [, folder] = /^tests\/(?:server|e2e)\/([^/]+)\//.exec(file) ?? []
    if (folder && !testFolders.includes(folder) && !names.some((noun) => noun.split('/')[0] === folder))
      problems.push(`${file}: ${folder} is neither a noun nor a named folder of tests`)
  }
  for (const [noun, sides] of Object.entries(nouns))
    for (const side of Object.keys(sides)) if (!found[side].has(noun)) problems.push(`${noun} has nothing in ${roots[side]}`)
  return [...new Set(problems)]
}

// The features of the server by domain, on five layers: a feature may import features of lower layers, and of its own domain without cycles.
// What happens above a feature reaches it as a function in its deps, or hears of it as an event (server/core/event/events.ts).
import { featureOf } from './nouns.mjs'
import { ringsIn } from './read.mjs'

/** Domains on the same layer do not import each other. */
export const domains = {
  base: {
    layer: 1,
    nouns: [
      ...['word-filter', 'upload', 'banner', 'config', 'legal', 'account', 'account/code', 'notification', 'account/member', 'feedback'],
    ],
  },
  money: { layer: 2, nouns: ['money/ledger', 'money/withdrawal', 'money/wallet', 'money/bill', 'money/recharge'] },
  match: { layer: 2, nouns: ['follow', 'match', 'alert'] },
  talk: { layer: 3, nouns: ['report', 'comment', 'news', 'circle', 'video'] },
  live: {
    layer: 4,
    nouns: [...['room', 'gift', 'gift/guard', 'gift/rank', 'gift/envelope', 'gift/horn', 'room/danmaku', 'chat/group', 'chat']],
  },
  play: { layer: 4, nouns: ['expert', 'guess', 'task', 'task/mall'] },
  site: { layer: 5, nouns: ['search', 'admin'] },
}
const root = 'server/features/'
const domainOf = (noun) => Object.entries(domains).find(([, { nouns }]) => nouns.includes(noun))
const nounOf = (file) => (file.startsWith(root) ? featureOf(file)?.slice(root.length) : undefined)

/** `imports`: files with what they import, types included, and without tests. */
export function domainProblems(imports) {
  const problems = new Set()
  const used = new Map()
  for (const [file, targets] of imports) {
    const from = nounOf(file)
    if (from === undefined) continue
    const own = domainOf(from)
    if (own === undefined) {
      problems.add(`${from} is in no domain of scripts/imports/domains.mjs`)
      continue
    }
    for (const target of targets) {
      const to = nounOf(target)
      if (to === undefined || to === from) continue
      const other = domainOf(to)
      if (other === undefined || (own[0] !== other[0] && other[1].layer >= own[1].layer))
        problems.add(`${file} imports ${target}: ${own[0]} is on layer ${own[1].layer}, ${other?.[0]} on layer ${other?.[1].layer}`)
      else if (own[0] === other[0]) used.set(from, (used.get(from) ?? new Set()).add(to))
    }
  }
  for (const ring of ringsIn(used.keys(), (noun) => used.get(noun) ?? [])) problems.add(`features need each other: ${ring.join(' → ')}`)
  return [...problems]
}

// The other floor: no library and no virtual list, a thousand rows in the DOM whose text changes in place.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { hear, minuteOf, readRows } from './floor-feed.ts'

interface Drawn {
  row: MatchRow
  time: Text
  home: Text
  away: Text
}
const drawn = new Map<string, Drawn>()

function setText(node: Text, text: string): void {
  if (node.data !== text) node.data = text
}
function cell(parent: HTMLElement, tag: string, className: string, text: string): Text {
  const element = parent.appendChild(document.createElement(tag))
  element.className = className
  return element.appendChild(document.createTextNode(text))
}

const list = document.body.appendChild(document.createElement('div'))
for (const row of await readRows()) {
  const element = list.appendChild(document.createElement('div'))
  element.className = 'row'
  element.dataset.row = row.id
  const time = cell(element, 'span', 'time', minuteOf(row, Date.now()))
  cell(element, 'span', 'side', row.home_team_short.zh)
  const home = cell(element, 'b', '', String(row.home_score))
  cell(element, 'span', 'side', row.away_team_short.zh)
  drawn.set(row.id, { row, time, home, away: cell(element, 'b', '', String(row.away_score)) })
}
hear((patch) => {
  const known = drawn.get(patch.id)
  if (!known) return
  known.row = { ...known.row, ...patch }
  setText(known.home, String(known.row.home_score))
  setText(known.away, String(known.row.away_score))
})
setInterval(() => {
  for (const { row, time } of drawn.values()) setText(time, minuteOf(row, Date.now()))
}, 1_000)

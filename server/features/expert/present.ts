// Presents experts and schemes: rows from the database, then people, records, matches and what the reader may see.
import type { ExpertCard, ExpertFace } from '../../../contract/expert/expert.ts'
import type { Scheme, SchemeCard, SchemeState } from '../../../contract/expert/scheme.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { findProfiles } from '../account/store.ts'
import type { ExpertDeps } from './deps.ts'
import { countBuyers, countOpen, findSales, type SaleRow, type SchemeRow, sumTips } from './scheme-store.ts'
import { countFollowers, type ExpertRow, findLabels, followedExperts } from './store.ts'

type Deps = Pick<ExpertDeps, 'db' | 'matches' | 'records'>

export async function presentFaces({ db, records }: Deps, ids: readonly string[]): Promise<Map<string, ExpertFace>> {
  const [people, labels, snapshot] = await Promise.all([findProfiles(db, ids), findLabels(db, ids), records.read()])
  const faces = [...people.values()].map(
    ({ id, nickname, avatar }): ExpertFace => ({
      id,
      nickname,
      avatar,
      labels: labels.get(id) ?? [],
      record: snapshot.record(id),
      form: snapshot.form(id),
    }),
  )
  return new Map(faces.map((face) => [face.id, face]))
}

/** Deleted experts are left out; `me` is empty for a guest. */
export async function presentExperts(deps: Deps, rows: readonly ExpertRow[], me: string): Promise<ExpertCard[]> {
  const { db } = deps
  const ids = rows.map(({ account_id }) => account_id)
  const [faces, people, followers, open, followed] = await Promise.all([
    presentFaces(deps, ids),
    findProfiles(db, ids),
    countFollowers(db, ids),
    countOpen(db, ids),
    me === '' ? new Set<string>() : followedExperts(db, me),
  ])
  return rows.flatMap(({ account_id: id, since }) => {
    const face = faces.get(id)
    const person = people.get(id)
    if (!face || !person || person.gone) return []
    return {
      ...face,
      signature: person.signature,
      since: since.toISOString(),
      followers: followers.get(id) ?? 0,
      followed: followed.has(id),
      open: open.get(id) ?? 0,
    }
  })
}

const stateOf = (row: SchemeRow, match: Pick<MatchRow, 'status'>): SchemeState =>
  row.state === 'open' && match.status !== 'upcoming' ? 'running' : row.state

/** Readable if free, one's own, bought, or over. A removed scheme is readable only by its author. */
function mayRead(row: SchemeRow, me: string, sale: SaleRow | undefined): boolean {
  if (row.expert_id === me) return true
  if (row.removed_at !== null) return false
  return row.price === 0 || row.state !== 'open' || (sale !== undefined && sale.state !== 'back')
}

/** Schemes with an unknown match or author are left out. */
export async function presentSchemes(deps: Deps, rows: readonly SchemeRow[], me: string): Promise<SchemeCard[]> {
  const { db } = deps
  const ids = rows.map(({ id }) => id)
  const [faces, matches, sales, buyers] = await Promise.all([
    presentFaces(deps, [...new Set(rows.map(({ expert_id }) => expert_id))]),
    deps.matches.find([...new Set(rows.map(({ match_id }) => match_id))]),
    findSales(db, ids, me),
    countBuyers(db, ids),
  ])
  return rows.flatMap((row): SchemeCard[] => {
    const expert = faces.get(row.expert_id)
    const match = matches.get(row.match_id)
    if (!expert || !match) return []
    const sale = sales.get(row.id)
    return [
      {
        id: row.id,
        expert,
        match,
        state: stateOf(row, match),
        title: row.removed_at === null || row.expert_id === me ? row.title : '',
        types: row.plays.map(({ type }) => type),
        plays: mayRead(row, me, sale) ? row.plays.map((play, place) => ({ ...play, outcome: row.outcomes[place] ?? 'open' })) : null,
        price: row.price,
        locked_at: row.locked_at.toISOString(),
        match_time: row.match_time.toISOString(),
        ...(row.time_tbc ? { time_tbc: true } : {}),
        hash: row.hash,
        bought: sale !== undefined && sale.state !== 'back',
        mine: row.expert_id === me,
        buyers: buyers.get(row.id) ?? 0,
        removed: row.removed_at !== null,
      },
    ]
  })
}

export async function presentScheme(deps: Deps, row: SchemeRow, me: string): Promise<Scheme | undefined> {
  const { db } = deps
  const [[card], sales, tips] = await Promise.all([presentSchemes(deps, [row], me), findSales(db, [row.id], me), sumTips(db, row.id)])
  const sale = sales.get(row.id)
  return (
    card && {
      ...card,
      text: card.plays ? row.text : null,
      salt: isRevealed(row) ? row.salt : null,
      settlements: row.settlements,
      paid: sale ? { price: sale.price, refunded: sale.state === 'back', at: sale.at.toISOString() } : null,
      reason: card.mine ? row.reason : '',
      tips,
    }
  )
}

/** Whether everyone can recompute its hash. */
export const isRevealed = ({ state, removed_at }: Pick<SchemeRow, 'state' | 'removed_at'>): boolean =>
  state !== 'open' && removed_at === null

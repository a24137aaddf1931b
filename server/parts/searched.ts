// Search entries besides matches, news and rooms: videos, circles, posts and experts, each from its own feature.
import type { Name } from '../../contract/wire/name.ts'
import { aboutText } from '../../rules/search/search-about.ts'
import { firstCharacters } from '../../rules/text/characters.ts'
import type { Context } from '../core/context.ts'
import { findFaces, findProfiles } from '../features/account/store.ts'
import { findRead, listPosts } from '../features/circle/post/store.ts'
import { listCircles } from '../features/circle/store.ts'
import { listExperts } from '../features/expert/store.ts'
import { findTeamsOf } from '../features/match/teams/store.ts'
import type { Named } from '../features/search/columns.ts'
import { createKeyCache } from '../features/search/keys.ts'
import type { SearchedOthers } from '../features/search/source.ts'
import { presentWorks } from '../features/video/present.ts'
import { among, listWorks, newest, visibleTo } from '../features/video/work-store.ts'

/** The newest entries that the index holds, and the characters of a post in it. */
const mostVideos = 400
const mostPosts = 400
const excerpt = 60

const same = (text: string): Name => ({ zh: text, en: text, vi: text })
const minutes = (time: string | Date): number => Math.floor(new Date(time).getTime() / 60_000)

export function searchedOthers({ db }: Pick<Context, 'db'>): SearchedOthers {
  const keys = createKeyCache()

  async function videos(): Promise<Named[]> {
    const { works } = await listWorks(db, [visibleTo(null)], newest, { limit: mostVideos, offset: 0 })
    // Comments are not searched.
    const cards = await presentWorks({ db, commentsOf: async () => new Map() }, works)
    return cards.map(({ id, title, nickname, cover, category, results, match_id, team_ids, views, published_at }) => ({
      ...{ id, sport: category, name: title, short: same(nickname), mark: cover },
      keys: keys.of(Object.values(title), 'whole'),
      about: results ? aboutText({ match: match_id, teams: team_ids }) : '',
      weight: Math.min(900, Math.round(Math.sqrt(views))),
      at: minutes(published_at),
    }))
  }

  async function circles(): Promise<Named[]> {
    const rows = await listCircles(db)
    return rows.map(({ id, name, icon, color, followers }) => ({
      ...{ id, sport: '', name, short: null, mark: `${icon},${color}` },
      keys: keys.of(Object.values(name)),
      weight: Math.min(900, Math.round(Math.sqrt(followers))),
      at: 0,
    }))
  }

  async function posts(): Promise<Named[]> {
    const found = await listPosts(db, { reader: null, limit: mostPosts })
    const [faces, teams] = await Promise.all([
      findFaces(db, [...new Set(found.map(({ row }) => row.account_id))]),
      findTeamsOf(
        db,
        found.map(({ row }) => row.match_id),
      ),
    ])
    return found.map(({ row, circle }) => {
      const text = firstCharacters(row.text.replace(/\s+/g, ' '), excerpt)
      const match = row.match_id
      return {
        ...{ id: row.id, sport: '', name: same(text), short: same(faces.get(row.account_id)?.nickname ?? ''), mark: circle.id },
        keys: keys.of([text], 'whole'),
        about: match === null ? '' : aboutText({ match, teams: teams.get(match) ?? [] }),
        weight: 0,
        at: minutes(row.at),
      }
    })
  }

  async function experts(): Promise<Named[]> {
    const ids = (await listExperts(db, null)).map(({ account_id }) => account_id)
    const people = await findProfiles(db, ids)
    return ids.flatMap((id) => {
      const person = people.get(id)
      if (!person || person.gone) return []
      const { nickname, avatar } = person
      return { ...{ id, sport: '', name: same(nickname), short: null, mark: avatar }, keys: keys.of([nickname]), weight: 0, at: 0 }
    })
  }

  return {
    async named() {
      keys.rotate()
      return [
        { kind: 'video', entries: await videos() },
        { kind: 'circle', entries: await circles() },
        { kind: 'post', entries: await posts() },
        { kind: 'expert', entries: await experts() },
      ]
    },
    async findVisible(kind, ids, reader) {
      if (kind === 'video') {
        const { works } = await listWorks(db, [visibleTo(reader), among(ids)], newest, { limit: ids.length, offset: 0 })
        return new Set(works.map(({ id }) => id))
      }
      if (kind === 'post') return new Set(await findRead(db, ids, reader))
      if (kind === 'circle') return new Set((await listCircles(db)).map(({ id }) => id))
      const experts = new Set((await listExperts(db, reader)).map(({ account_id }) => account_id))
      return new Set(ids.filter((id) => experts.has(id)))
    },
  }
}

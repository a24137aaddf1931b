// Search across all kinds: each kind has its place and its pages, and no result that its reader may not see.
import { beforeAll, describe, expect, it } from 'vitest'
import { searchPage } from '../../../contract/limits/search-limits.ts'
import { type SearchKind, searchKinds } from '../../../contract/search.ts'
import { readAbout } from '../../../rules/search/search-about.ts'
import { insertPost, updatePostState } from '../../../server/features/circle/post/store.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { insertExpert } from '../../../server/features/expert/store.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches } from '../../../server/features/match/store.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { insertVideo, upsertState } from '../../../server/features/video/store.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { aFixture, kickOff } from '../../support/match/match-build.ts'
import { fullWorld, type Person } from '../../support/people/full-world.ts'

const world = await fullWorld()
const { call, app } = world
const { db } = app.context
const name = (text: string) => ({ zh: text, en: text, vi: text })
/** Appears in the name of each of them, and nowhere else. */
const word = '鲸落'
const posts = searchPage + 5

let author: Person
let reader: Person
const find = async (text: string, more: Record<string, string> = {}, as: Person | null = null) => {
  const answer = await call('GET api/Search/index', { as, query: { name: text, ...more } })
  if (answer.code === 0) expect(contractErrors('GET api/Search/index', answer.data)).toEqual([])
  return answer
}
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)
const addVideo = (id: string, title: string, match_id: string | null) =>
  db.transaction((tx) =>
    insertVideo(
      tx,
      {
        ...{ id, account_id: author.id, title: name(title), description: '', cover: '/covers/1.webp', path: `/media/${id}.mp4` },
        ...{ duration_ms: 1_000, category_id: 'football', match_id, begins_at: null, published_at: new Date() },
      },
      'shown',
      1_000,
    ),
  )
const addPost = (id: string, text: string, match_id: string | null = null) =>
  insertPost(db, { id, circle_id: 'whales', account_id: author.id, type: 'post', text, match_id, at: new Date(app.context.clock.now()) })

beforeAll(async () => {
  author = await world.person('searched')
  reader = await world.person('searcher')
  await call('POST api/member/updateInfo', { as: author, body: { user_nickname: `${word}说球` } })
  await takeCategoryPresets(app.context.db)
  await insertCircles(db, [
    {
      id: 'whales',
      name: name(`${word}圈`),
      summary: name(''),
      icon: '',
      color: '#123456',
      league_id: null,
      team_id: null,
      place: 1,
      on: true,
    },
    {
      id: 'closed',
      name: name(`${word}旧圈`),
      summary: name(''),
      icon: '',
      color: '',
      league_id: null,
      team_id: null,
      place: 2,
      on: false,
    },
  ])
  await insertMatches(db, [newState(aFixture('whale-match'), new Date(kickOff).toISOString())])
  await addVideo('whale-1', `${word}二比一`, 'whale-match')
  await addVideo('whale-2', `${word}幕后`, null)
  for (let at = 0; at < posts; at += 1) await addPost(`post-${at}`, `${word}第 ${at} 篇`, at === 0 ? 'whale-match' : null)
  await insertExpert(db, author.id, new Date())
  await insertNews(db, [
    {
      ...{ id: 'whale-news', sport: 'football', topic: 'report', cover: '', league_id: null, team_ids: ['t1'], match_id: 'whale-match' },
      ...{ comments: 0, body: [], title: name(`${word}客场取胜`), summary: name(''), author: name('') },
      published_at: new Date(app.context.clock.now() - 60_000).toISOString(),
    },
  ])
})

describe('search over everything', () => {
  it('finds a page of each kind, with the total count', async () => {
    const { data } = await find(word)
    expect(ids(data.circles)).toEqual(['whales'])
    expect(new Set(ids(data.videos))).toEqual(new Set(['whale-1', 'whale-2']))
    expect(ids(data.news)).toEqual(['whale-news'])
    expect(ids(data.experts)).toEqual([author.id])
    expect(data.posts).toHaveLength(searchPage)
    expect(data.totals).toMatchObject({ circles: 1, videos: 2, news: 1, experts: 1, posts, live: 0, teams: 0 })
  })

  it('finds results by pinyin and by initials too', async () => {
    for (const text of ['jingluo', 'jlq']) expect([text, ids((await find(text)).data.circles)]).toEqual([text, ['whales']])
  })

  it.each(searchKinds.filter((kind) => kind !== 'posts'))('returns only %s when that kind is requested', async (kind) => {
    const { data } = await find(word, { kind })
    const whole = (await find(word)).data
    for (const one of searchKinds as readonly SearchKind[])
      expect([one, data[one].length > 0]).toEqual([one, one === kind && whole[one].length > 0])
    expect(data.totals).toEqual(whole.totals)
  })

  it('pages until there are no more results', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => find(word, { kind: 'posts', page })))
    expect(pages.map(({ data }) => data.posts.length)).toEqual([searchPage, posts - searchPage, 0])
    expect(new Set(pages.flatMap(({ data }) => ids(data.posts))).size).toBe(posts)
  })

  it.each<Record<string, string>>([{ kind: 'people' }, { kind: '' }, { page: '-1' }, { page: '1.5' }, { page: 'x' }])(
    'rejects %o',
    async (more) => {
      expect((await find(word, more)).error).toBe('invalid-input')
    },
  )

  it('names the match and teams only for items that reveal a result', async () => {
    const { data } = await find(word, { kind: 'videos' })
    const about = new Map(data.videos.map(({ id, about }: { id: string; about: string }) => [id, readAbout(about)]))
    expect(about.get('whale-1')).toEqual({ match: 'whale-match', teams: [expect.any(String), expect.any(String)] })
    const post = (await find(`${word}第 0 篇`, { kind: 'posts' })).data.posts.find(({ id }: { id: string }) => id === 'post-0')
    expect(readAbout(post.about)?.match).toBe('whale-match')
    const snapshot = (await call('GET api/Search/snapshot')).data.index
    const news = snapshot.names.find(({ kind }: { kind: string }) => kind === 'news')
    expect(readAbout(news.about[news.id.indexOf('whale-news')])).toEqual({ match: 'whale-match', teams: ['t1'] })
  })

  it('hides removed content and blocked authors that are still in the index', async () => {
    await db.transaction((tx) => updatePostState(tx, 'post-1', 'hidden', { by: author.id, reason: null }))
    await db.transaction((tx) => upsertState(tx, 'whale-2', 'hidden', 'no'))
    const { data } = await find(word)
    expect(ids(data.videos)).toEqual(['whale-1'])
    expect(ids((await find(`${word}第 1 篇`, { kind: 'posts' })).data.posts)).not.toContain('post-1')
    await call('POST api/Member/block', { as: reader, body: { id: author.id, on: true } })
    const seen = (await find(word, {}, reader)).data
    expect([seen.videos, seen.posts, seen.experts]).toEqual([[], [], []])
  })
})

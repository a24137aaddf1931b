// Videos: published with their file, listed, ranked, liked, saved, hidden and removed; also recordings of rooms.
import { describe, expect, it } from 'vitest'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches, upsertEvents } from '../../../server/features/match/store.ts'
import { readVideo } from '../../../server/features/upload/video/video.ts'
import { recordView, setLike } from '../../../server/features/video/store.ts'
import { insertPlayback } from '../../../server/media/playback/store.ts'
import { aFixture, kickOff } from '../../support/match/match-build.ts'
import { film, videoWorld } from '../../support/people/video-world.ts'
import { goodMp4 } from '../../support/upload/hostile-files.ts'

const world = await videoWorld()
const { call, app, publish, insert, draft, send, ids } = world
const { db } = app.context
const day = 86_400_000

const info = (id: string, as: Parameters<typeof publish>[0] | null = null) => call('POST api/Video/getVideoInfo', { as, body: { id } })
const list = (tab: string, as: Parameters<typeof publish>[0] | null = null) =>
  call('POST api/Video/getList', { as, body: { tab, limit: 40 } })
const view = (id: string, who: string, at: number) => db.transaction((tx) => recordView(tx, who, id, at))
const like = (id: string, who: string, at: number) => db.transaction((tx) => setLike(tx, id, who, true, at))

describe('an upload', () => {
  it('is published with its own length, and plays in parts', async () => {
    const author = await world.person('author')
    const video = await publish(author, { description: '第三十分钟' })
    expect(video).toMatchObject({
      kind: 'file',
      uid: author.id,
      state: 'shown',
      views: 0,
      title: { zh: '禁区外的一脚', vi: '禁区外的一脚' },
    })
    const { data } = await info(video.id)
    expect(data).toMatchObject({
      description: '第三十分钟',
      is_mine: false,
      is_liked: false,
      chapters: [],
      sport: null,
      danmaku_id: `video.${video.id}`,
    })
    const whole = await app.http.inject({ url: data.url })
    // Everything except the metadata that a camera adds.
    expect(whole.rawPayload.equals(readVideo(Buffer.from(film)).bytes)).toBe(true)
    // The length comes from the file; the client does not send it.
    expect(data.duration_seconds).toBeGreaterThan(1)
    const part = await app.http.inject({ url: data.url, headers: { range: 'bytes=100-199' } })
    expect([part.statusCode, part.headers['content-type'], part.headers['content-range']]).toEqual([
      206,
      'video/mp4',
      `bytes 100-199/${film.length}`,
    ])
    expect(part.rawPayload.equals(film.subarray(100, 200))).toBe(true)
    expect(ids(await list('new'))).toContain(video.id)
    expect((await info(video.id, author)).data.is_mine).toBe(true)
  })

  it('consists of files uploaded by its author, each for one video', async () => {
    const [author, other] = [await world.person('careful'), await world.person('thief')]
    const good = await draft(author)
    for (const [field, value] of [
      ['video', await send(other, 'video', film)],
      ['cover', await send(other, 'cover', (await app.http.inject({ url: good.cover as string })).rawPayload)],
      ['video', good.cover],
      ['cover', good.video],
      ['category', 'nothing'],
      ['title', ' '],
      ['begins_at', '2026-03-07T12:00:00Z'],
    ] as const)
      expect([field, (await insert(author, { ...good, [field]: value })).error]).toEqual([field, 'invalid-input'])
    expect((await insert(author, { ...good, match_id: 'none' })).error).toBe('not-found')
    expect((await insert(author, good)).code).toBe(0)
    // The author learns that it exists: the first response may have been lost before the title changed.
    expect((await insert(author, { ...good, title: '又一次' })).error).toBe('key-reused')
    expect((await insert(other, good)).error).toBe('invalid-input')
  })

  it('creates one video when retried after a lost response, or sent twice concurrently', async () => {
    const author = await world.person('lost-line')
    const good = await draft(author, { title: ' 再发  一次 ' })
    const responses = [await insert(author, good), await insert(author, good)]
    const more = await draft(author)
    responses.push(...(await Promise.all([insert(author, more), insert(author, more)])))
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const [first, again, one, two] = responses.map(({ data }) => data.id)
    expect([again, two]).toEqual([first, one])
    expect(ids(await call('GET api/Video/userPostList', { as: author, query: {} })).sort()).toEqual([first, one].sort())
  })

  it('without a picture inside is rejected, whatever its boxes claim', async () => {
    const author = await world.person('boxes')
    const video = await send(author, 'video', goodMp4())
    expect((await insert(author, { ...(await draft(author)), video })).error).toBe('upload-broken')
  })

  it('has chapters from its match, counted from its first picture', async () => {
    const author = await world.person('cutter')
    const state = newState(aFixture('vm1'), new Date(kickOff).toISOString())
    await insertMatches(db, [state])
    const event = {
      seq: 1,
      type: 'goal',
      minute: "1'",
      team: 'home',
      player: null,
      detail: { score: [1, 0] },
      at: new Date(kickOff + 60_000).toISOString(),
    }
    await upsertEvents(db, [{ match_id: 'vm1', entry: { key: 'k', event: { ...event, cancelled_by: null }, memo: null } as never }])
    const begins_at = new Date(kickOff + 59_000).toISOString()
    const { id } = await publish(author, { match_id: 'vm1', begins_at })
    const { data } = await info(id)
    expect(data.chapters.map(({ at, event: { type } }: { at: number; event: { type: string } }) => [type, at])).toEqual([['goal', 1_000]])
    expect(data).toMatchObject({ match_id: 'vm1', team_ids: ['t1', 't2'], results: true })
    expect(ids(await call('GET api/video/videoList', { query: { match_id: 'vm1' } }))).toEqual([id])
    const far = await insert(author, { ...(await draft(author)), match_id: 'vm1', begins_at: '2027-01-01T00:00:00Z' })
    expect(far.error).toBe('invalid-input')
  })

  it('can be deleted by its author alone, with its file, its danmaku and its comments', async () => {
    const [author, other] = [await world.person('leaver'), await world.person('stayer')]
    const { id } = await publish(author)
    const { url, danmaku_id } = (await info(id)).data
    await call('POST api/Video_user/comment', { as: other, body: { id, content: '好球' } })
    expect((await call('POST api/Video/commentList', { body: { id } })).data.total).toBe(1)
    expect((await info(id)).data.comments).toBe(1)
    await call('GET api/Barrage/send', { as: other, query: { id: danmaku_id, text: '漂亮', at: '1970-01-01T00:00:01Z' } })
    expect((await call('POST api/Video_user/delete', { as: other, body: { id } })).error).toBe('forbidden')
    expect((await call('POST api/Video_user/delete', { as: author, body: { id } })).code).toBe(0)
    expect((await info(id, author)).error).toBe('not-found')
    expect((await app.http.inject({ url })).statusCode).toBe(404)
    const left = await world.pool.query(
      'SELECT (SELECT count(*) FROM comment WHERE subject = $1) + (SELECT count(*) FROM danmaku WHERE room_id = $2) AS n',
      [`video:${id}`, danmaku_id],
    )
    expect(Number(left.rows[0].n)).toBe(0)
  })
})

describe('danmaku of an upload', () => {
  it('belong to a moment of its picture', async () => {
    const author = await world.person('flyer')
    const { id } = await publish(author)
    const place = `video.${id}`
    const fly = (text: string, at: string) => call('GET api/Barrage/send', { as: author, query: { id: place, text, at } })
    expect((await fly('一秒', '1970-01-01T00:00:01Z')).data).toMatchObject({
      room_id: place,
      at: '1970-01-01T00:00:01.000Z',
      advert: false,
    })
    expect((await fly('太晚', '1970-01-01T05:00:00Z')).error).toBe('invalid-input')
    expect((await fly('一秒', '1970-01-01T00:00:00Z')).error).toBe('repeated')
    const read = (from: string, to: string) => call('GET api/Barrage/getList', { query: { id: place, from, to } })
    expect((await read('1970-01-01T00:00:00Z', '1970-01-01T00:01:00Z')).data.list.map(({ text }: { text: string }) => text)).toEqual([
      '一秒',
    ])
    expect((await read('1970-01-01T00:00:02Z', '1970-01-01T00:01:00Z')).data.list).toEqual([])
    expect(
      (await call('GET api/Barrage/getList', { query: { id: 'video.none', from: '1970-01-01T00:00:00Z', to: '1970-01-01T00:01:00Z' } }))
        .error,
    ).toBe('not-found')
  })
})

describe('interactions with a video', () => {
  it('count once per user and can be undone', async () => {
    const [author, one, two] = [await world.person('star'), await world.person('fan1'), await world.person('fan2')]
    const { id } = await publish(author)
    const likes = (as: typeof one, on: boolean) => call('POST api/Video_user/likes', { as, body: { id, on } })
    const favorite = (as: typeof one, on: boolean) => call('POST api/Video_user/favorites', { as, body: { id, on } })
    expect((await Promise.all([likes(one, true), likes(one, true), likes(two, true)])).every(({ code }) => code === 0)).toBe(true)
    expect((await likes(one, true)).data).toEqual({ is_liked: true, likes: 2 })
    expect((await likes(one, false)).data).toEqual({ is_liked: false, likes: 1 })
    expect((await likes(one, false)).data.likes).toBe(1)
    expect((await favorite(two, true)).data).toEqual({ is_favorite: true, favorites: 1 })
    expect((await info(id, two)).data).toMatchObject({ is_liked: true, is_favorite: true, likes: 1, favorites: 1 })
    const later = await publish(author)
    await call('POST api/Video_user/favorites', { as: two, body: { id: later.id, on: true } })
    expect(ids(await call('POST api/Video_user/favoriteList', { as: two }))).toEqual([later.id, id])
    await favorite(two, false)
    expect(ids(await call('POST api/Video_user/favoriteList', { as: two }))).toEqual([later.id])
    expect((await call('POST api/Video_user/likes', { as: one, body: { id: 'none', on: true } })).error).toBe('not-found')
  })
})

describe('video lists', () => {
  it('rank what is watched now first, and followed categories above videos already watched', async () => {
    const [author, other, reader] = [await world.person('rank1'), await world.person('rank2'), await world.person('reader')]
    const [quiet, busy, his] = [
      await publish(author, { category: 'tennis' }),
      await publish(author, { category: 'tennis' }),
      await publish(other),
    ]
    for (let viewer = 0; viewer < 40; viewer += 1) await view(busy.id, `v${viewer}`, Date.now())
    for (let viewer = 0; viewer < 60; viewer += 1) await view(quiet.id, `v${viewer}`, Date.now() - 30 * day)
    const isBefore = (order: string[], a: string, b: string) => order.indexOf(a) < order.indexOf(b)
    expect(ids(await list('hot'))[0]).toBe(busy.id)
    expect(isBefore(ids(await list('hot')), busy.id, quiet.id)).toBe(true)
    expect(ids(await call('GET api/video/videoList', { query: { id: 'tennis', sort: 'hot' } }))).toEqual([busy.id, quiet.id])
    expect(isBefore(ids(await list('recommend', reader)), quiet.id, his.id)).toBe(false)
    await call('POST api/Videoclassification/addMyclassification', { as: reader, body: { id: 'tennis', on: true } })
    expect(isBefore(ids(await list('recommend', reader)), quiet.id, his.id)).toBe(true)
    await view(quiet.id, reader.id, Date.now() - 20 * day)
    expect(isBefore(ids(await list('recommend', reader)), his.id, quiet.id)).toBe(true)
    expect((await list('follow', reader)).data.total).toBe(0)
    expect((await list('follow')).data.list).toEqual([])
    expect((await call('GET api/video/videoList', { query: { id: 'none' } })).error).toBe('not-found')
  })

  it('are complete across pages and report the total', async () => {
    const author = await world.person('many')
    for (let count = 0; count < 5; count += 1) await publish(author)
    const page = async (at: number) => call('POST api/Video/anchorWorks', { body: { uid: author.id, page: at, limit: 2 } })
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.map(({ data }) => data.total)).toEqual([5, 5, 5])
    expect(new Set(pages.flatMap(ids)).size).toBe(5)
  })

  it('rank by what was counted in the days of the range', async () => {
    const author = await world.person('ranked')
    const [one, two] = [await publish(author), await publish(author)]
    for (let viewer = 0; viewer < 200; viewer += 1) await view(one.id, `r${viewer}`, Date.now())
    for (let viewer = 0; viewer < 230; viewer += 1) await view(two.id, `r${viewer}`, Date.now() - 60 * day)
    for (let fan = 0; fan < 30; fan += 1) await like(two.id, `f${fan}`, Date.now())
    const rank = async (range: string, by: string) => (await call('GET api/videoRank/getRank', { query: { range, by } })).data.list
    expect((await rank('day', 'views'))[0]).toMatchObject({ id: one.id, place: 1, value: 200, views: 200 })
    expect((await rank('month', 'likes'))[0]).toMatchObject({ id: two.id, value: 30, views: 230 })
    expect((await rank('month', 'views')).map(({ id }: { id: string }) => id)).not.toContain(two.id)
  })

  it('exclude authors blocked by the reader or by the site', async () => {
    const [author, reader] = [await world.person('loud'), await world.person('calm')]
    const { id } = await publish(author)
    await call('POST api/Member/block', { as: reader, body: { id: author.id, on: true } })
    expect(ids(await list('new', reader))).not.toContain(id)
    expect(ids(await list('new'))).toContain(id)
    await world.pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [author.id])
    expect(ids(await list('new'))).not.toContain(id)
    expect((await info(id)).error).toBe('not-found')
  })
})

describe('video categories', () => {
  it('can be followed, found in every language, and recommended by what the reader likes', async () => {
    const [author, reader] = [await world.person('cat1'), await world.person('cat2')]
    const { id } = await publish(author, { category: 'badminton' })
    const follow = (to: string, on: boolean) =>
      call('POST api/Videoclassification/addMyclassification', { as: reader, body: { id: to, on } })
    expect(ids(await follow('esports', true))).toEqual(['esports'])
    expect(ids(await follow('football', true))).toEqual(['esports', 'football'])
    expect(ids(await follow('esports', false))).toEqual(['football'])
    expect((await follow('none', true)).error).toBe('not-found')
    await call('POST api/Video_user/likes', { as: reader, body: { id, on: true } })
    const recommended = ids(await call('GET api/videocclassification/recommend', { as: reader }))
    expect(recommended[0]).toBe('badminton')
    expect(recommended).not.toContain('football')
    expect(ids(await call('GET api/videocclassification/search', { query: { name: 'CAU LONG' } }))).toEqual(['badminton'])
    expect(ids(await call('GET api/videocclassification/search', { query: { name: '羽毛' } }))).toEqual(['badminton'])
    const all = (await call('GET api/videocclassification/allList')).data.list
    expect(all.find((one: { id: string }) => one.id === 'badminton')).toMatchObject({ count: 1, followed: false, results: true })
    expect(ids(await call('GET api/Videoclassification'))[0]).toBe('football')
  })

  it('show the newest picture, but none of a spoiler-protected match or of a user the reader has blocked', async () => {
    const author = await world.person('cat3')
    await insertMatches(db, [newState(aFixture('vm9'), new Date(kickOff).toISOString())])
    const category = { id: 'drills', name: { zh: '练习', en: 'Drills', vi: 'Bài tập' }, results: false, place: 2, shown: true }
    await call('POST api/Desk/putVideoCategory', { as: world.admin, body: category })
    const coverOf = async (as: Parameters<typeof publish>[0] | null = null): Promise<string> =>
      (await call('GET api/videocclassification/allList', { as })).data.list.find(({ id }: { id: string }) => id === category.id).cover
    const coverOfNew = async (more: object = {}): Promise<string> => {
      const { id } = await publish(author, { category: category.id, ...more })
      return (await info(id)).data.cover
    }
    expect(await coverOf()).toBe('')
    const older = await coverOfNew()
    expect(older).not.toBe('')
    expect(await coverOf()).toBe(older)
    const newest = await coverOfNew()
    expect(await coverOf()).toBe(newest)
    const matchCover = await coverOfNew({ match_id: 'vm9' })
    expect(new Set([older, newest, matchCover]).size).toBe(3)
    expect(await coverOf()).toBe(newest)
    await call('POST api/Desk/putVideoCategory', { as: world.admin, body: { ...category, results: true } })
    expect(await coverOf()).toBe(matchCover)
    const reader = await world.person('cat4')
    await call('POST api/Member/block', { as: reader, body: { id: author.id, on: true } })
    expect(await coverOf(reader)).toBe('')
    expect(await coverOf()).toBe(matchCover)
  })
})

describe('an operator', () => {
  const decide = (body: object) => call('POST api/Desk/decideVideo', { as: world.admin, body })

  it('reviews uploads first when review is on', async () => {
    const [author, other] = [await world.person('waiter'), await world.person('looker')]
    await call('POST api/Desk/videoReview', { as: world.admin, body: { on: true } })
    const video = await publish(author)
    await call('POST api/Desk/videoReview', { as: world.admin, body: { on: false } })
    expect(video).toMatchObject({ state: 'waiting' })
    expect(ids(await list('new', other))).not.toContain(video.id)
    expect((await info(video.id, other)).error).toBe('not-found')
    expect((await info(video.id, author)).data.state).toBe('waiting')
    expect(ids(await call('POST api/Video/anchorWorks', { as: author }))).toEqual([video.id])
    expect(ids(await call('POST api/Video/anchorWorks', { as: other, body: { uid: author.id } }))).toEqual([])
    expect((await call('POST api/Video_user/likes', { as: other, body: { id: video.id, on: true } })).error).toBe('not-found')
    const waiting = await call('GET api/Desk/videos', { as: world.admin, query: { state: 'waiting' } })
    expect(ids(waiting)).toEqual([video.id])
    expect((await call('GET api/Desk/waiting', { as: world.admin })).data.videos).toBe(1)
    expect((await decide({ id: video.id, act: 'show' })).data.state).toBe('shown')
    expect((await decide({ id: video.id, act: 'show' })).error).toBe('already-decided')
    expect((await info(video.id, other)).code).toBe(0)
  })

  it('hides a video with a reason visible to its author alone', async () => {
    const [author, other] = [await world.person('hidden'), await world.person('seeker')]
    const { id } = await publish(author)
    expect((await decide({ id, act: 'hide' })).error).toBe('invalid-input')
    await decide({ id, act: 'hide', reason: '片头是别人的' })
    expect((await info(id, other)).error).toBe('not-found')
    const [mine] = (await call('GET api/Video/userPostList', { as: author, query: {} })).data.list
    expect(mine).toMatchObject({ id, state: 'hidden', reason: '片头是别人的' })
    expect((await call('POST api/Video/commentList', { as: other, body: { id } })).error).toBe('not-found')
    expect((await call('GET api/Barrage/send', { as: other, query: { id: `video.${id}`, text: '在吗' } })).error).toBe('not-found')
  })

  it('creates and hides categories', async () => {
    const body = { id: 'goals', name: { zh: '进球', en: 'Goals', vi: 'Bàn thắng' }, results: true, place: 1, shown: true }
    await call('POST api/Desk/putVideoCategory', { as: world.admin, body })
    expect(ids(await call('GET api/Videoclassification'))).toContain('goals')
    await call('POST api/Desk/putVideoCategory', { as: world.admin, body: { ...body, shown: false } })
    expect(ids(await call('GET api/Videoclassification'))).not.toContain('goals')
    const author = await world.person('goalie')
    expect((await insert(author, { ...(await draft(author)), category: 'goals' })).error).toBe('invalid-input')
  })
})

describe('the recording of a room', () => {
  it('is listed with the others, with its room’s danmaku, and is gone when its streamer deletes it', async () => {
    const [streamer, other] = [await world.streamer('caster'), await world.person('guest')]
    const started_at = new Date(Date.now() - day)
    const row = { id: 'rec1', room_id: streamer.room, title: '德比夜', cover: '', started_at, duration_ms: 60_000, bytes: 10 }
    await insertPlayback(db, row)
    const { data } = await info('rec1')
    expect(data).toMatchObject({
      kind: 'playback',
      uid: streamer.id,
      room_id: streamer.room,
      author_room: streamer.room,
      url: '/hls/playback/rec1/index.m3u8',
      title: { zh: '德比夜' },
      duration_seconds: 60,
      published_at: started_at.toISOString(),
    })
    expect(ids(await list('new'))).toContain('rec1')
    expect(ids(await call('GET api/Video/userPostList', { query: { uid: streamer.id } }))).toEqual([])
    expect((await list('follow', other)).data.total).toBe(0)
    await call('POST api/Member/attention', { as: other, body: { uid: streamer.id, on: true } })
    expect(ids(await list('follow', other))).toEqual(['rec1'])
    const inRoom = await call('GET api/Barrage/send', { as: other, query: { id: streamer.room, text: '现场的' } })
    await world.pool.query('UPDATE danmaku SET at = $1 WHERE id = $2', [new Date(started_at.getTime() + 5_000), inRoom.data.id])
    const at = new Date(started_at.getTime() + 9_000).toISOString()
    expect((await call('GET api/Barrage/send', { as: other, query: { id: 'video.rec1', text: '回看的', at } })).code).toBe(0)
    const span = { from: started_at.toISOString(), to: new Date(started_at.getTime() + 60_000).toISOString() }
    const read = async (id: string) =>
      (await call('GET api/Barrage/getList', { query: { id, ...span } })).data.list.map(({ text }: { text: string }) => text)
    expect(await read('video.rec1')).toEqual(['现场的', '回看的'])
    expect(await read(streamer.room)).toEqual(['现场的'])
    expect((await call('POST api/Video_user/likes', { as: other, body: { id: 'rec1', on: true } })).data.likes).toBe(1)
    expect((await call('POST api/Video_user/delete', { as: other, body: { id: 'rec1' } })).error).toBe('forbidden')
    expect((await call('POST api/Video_user/delete', { as: streamer, body: { id: 'rec1' } })).code).toBe(0)
    expect((await info('rec1')).error).toBe('not-found')
  })
})

describe('danmaku over a video', () => {
  it('can be removed by their author, by the owner of the video and by operators, and by no other user', async () => {
    const [author, writer, other] = [await world.person('filmer'), await world.person('flinger'), await world.person('bystander')]
    const operator = await world.operator('takes-away')
    const video = await publish(author)
    const id = `video.${video.id}`
    const span = { from: new Date(0).toISOString(), to: new Date(60_000).toISOString() }
    const send = async (text: string) =>
      (await call('GET api/Barrage/send', { as: writer, query: { id, text, at: new Date(500).toISOString() } })).data.id as string
    const texts = async () =>
      (await call('GET api/Barrage/getList', { query: { id, ...span } })).data.list.map(({ text }: { text: string }) => text)
    const remove = (as: Parameters<typeof publish>[0] | null, danmaku: string) =>
      call('POST api/Barrage/remove', { as, body: { id: danmaku } })
    const [one, two, three, four] = [await send('甲'), await send('乙'), await send('丙'), await send('丁')]
    const like = (as: Parameters<typeof publish>[0] | null, on = true) => call('POST api/Barrage/like', { as, body: { id: one, on } })
    expect((await like(null)).code).toBe(700)
    expect((await like(other)).data).toEqual({ liked: true, likes: 1 })
    expect((await like(other)).data).toEqual({ liked: true, likes: 1 })
    expect((await like(author)).data).toEqual({ liked: true, likes: 2 })
    expect((await like(other, false)).data).toEqual({ liked: false, likes: 1 })
    expect((await remove(null, one)).code).toBe(700)
    expect((await remove(other, one)).error).toBe('forbidden')
    expect((await remove(writer, one)).code).toBe(0)
    expect((await remove(writer, one)).error).toBe('not-found')
    expect((await like(other)).error).toBe('not-found')
    expect((await remove(author, two)).code).toBe(0)
    expect((await remove(operator, three)).code).toBe(0)
    expect(await texts()).toEqual(['丁'])
    const { list: acts } = (await call('GET api/Desk/audit', { as: operator, query: { act: 'danmaku.remove' } })).data
    expect(acts[0]).toMatchObject({ subject: `danmaku ${three}`, before: { text: '丙', by: writer.id } })
    // Reported, removed by one decision, restored by another.
    const report = { kind: 'danmaku', id: four }
    expect((await call('POST api/Report/insert', { as: other, body: { ...report, reason: 'abuse' } })).code).toBe(0)
    const decide = (decision: string) => call('POST api/Desk/decideReport', { as: operator, body: { ...report, decision } })
    expect((await decide('hidden')).data).toMatchObject({ shown: '丁', decision: 'hidden' })
    expect(await texts()).toEqual([])
    expect((await decide('kept')).code).toBe(0)
    expect(await texts()).toEqual(['丁'])
  })
})

describe('closing an account', () => {
  it('leaves no video and no like behind', async () => {
    const [author, fan] = [await world.person('gone'), await world.person('gonefan')]
    const [his, other] = [await publish(author), await publish(fan)]
    await call('POST api/Video_user/likes', { as: author, body: { id: other.id, on: true } })
    const { url } = (await info(his.id)).data
    await world.leave(author)
    expect((await info(his.id)).error).toBe('not-found')
    expect((await app.http.inject({ url })).statusCode).toBe(404)
    expect((await info(other.id)).data.likes).toBe(0)
  })
})

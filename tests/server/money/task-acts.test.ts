// Each act of the tasks, performed by its real call: the call counts it, and nothing else.
import { expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { type Act, acts } from '../../../contract/task/task.ts'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { newState } from '../../../server/features/match/state.ts'
import { insertMatches, upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { insertNews } from '../../../server/features/news/store.ts'
import { aFixture, aLeague, aTeam, kickOff } from '../../support/match/match-build.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import type { Person } from '../../support/people/full-world.ts'
import { roomWorld } from '../../support/people/room-world.ts'

const localized = { zh: '看台', en: 'Stand', vi: 'Khán đài' }
const article = {
  ...{ id: 'n1', topic: 'report' as const, sport: 'football' as const, league_id: null, match_id: null, team_ids: [] },
  ...{ title: localized, summary: localized, author: localized, cover: '', published_at: new Date(0).toISOString(), comments: 0, body: [] },
} as const
const circle = { id: 'c1', name: localized, summary: localized, icon: '', color: '', league_id: null, team_id: null, place: 0, on: true }

const world = await roomWorld(
  {},
  {
    async prepare({ db }) {
      const kickOffAt = new Date(kickOff).toISOString()
      const [next, playing] = ['m1', 'm2'].map((id) => newState(aFixture(id, { match_time: new Date().toISOString() }), kickOffAt))
      if (!next || !playing) throw new Error('no match was made')
      await upsertLeagues(db, [aLeague('l1')])
      await upsertTeams(db, [aTeam('t1'), aTeam('t2')])
      await insertMatches(db, [next, { ...playing, core: { ...playing.core, status: 'live' } }])
    },
  },
)
const { app, call } = world
const { db } = app.context
await insertNews(db, [{ ...article, team_ids: [], body: [] }])
await insertCircles(db, [circle])
const host = await world.streamer('host')
const { room } = host
// Gifts go to rooms on the air.
await call('POST api/Live/mobileStartRoom', { as: host, body: { title: '今晚看台' } })

const tz = 'UTC'
async function ask(as: Person, key: ApiKey, fields: Record<string, unknown>) {
  const answer = await call(key, { as, ...(key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }) })
  expect([key, answer.error]).toEqual([key, undefined])
  return answer.data
}
/** Progress of each task that a person has begun. */
async function begun(as: Person): Promise<Record<string, number>> {
  const { list } = await ask(as, 'POST api/Activity_Config/user_task_list', { tz })
  const some = (list as { act: Act; progress: number }[]).filter(({ progress }) => progress > 0)
  return Object.fromEntries(some.map(({ act, progress }) => [act, progress]))
}
/** Orders a package and presses the button of its checkout. */
async function recharge(as: Person): Promise<void> {
  const { url } = await ask(as, 'GET api/chargerules/payUrl', { id: 'p6', type: '0' })
  const [path = '', query] = String((await app.http.inject(url)).headers.location).split('?')
  const form = new URLSearchParams({ sign: new URLSearchParams(query).get('sign') ?? '', act: 'pay' })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await app.http.inject({ method: 'POST', url: path, headers, payload: form.toString() })).statusCode).toBe(303)
}
const rich = (as: Person): Promise<void> => endow(db, [as.id], { coin: 1_000, income: 0, gold: 1_000 })

const does: Record<Act, (as: Person) => Promise<unknown>> = {
  'check-in': (as) => ask(as, 'POST api/Activity/task_handle_sign', { id: '1', tz }),
  share: (as) => ask(as, 'POST api/Activity/shareTasks', { kind: 'match', id: 'm1', tz }),
  follow: (as) => ask(as, 'POST api/Member/follow', { put: [{ kind: 'team', id: 't1', events: [] }] }),
  reserve: (as) => ask(as, 'POST api/live/reserveMatch', { id: 'm1', on: true }),
  comment: (as) => ask(as, 'POST api/Comment/add', { kind: 'news', id: 'n1', content: '写得好' }),
  post: (as) => ask(as, 'POST api/anchor_dynamics_user/insert', { circle_id: 'c1', content: '今晚的比赛' }),
  watch: (as) => ask(as, 'POST api/Activity/seen', { kind: 'match', id: 'm2' }),
  barrage: (as) => ask(as, 'GET api/Barrage/send', { id: room, text: '进了！' }),
  gift: async (as) => {
    await rich(as)
    await ask(as, 'GET api/member/handselGift', { room_id: room, gift_id: 'clap', confirm: '1' })
  },
  recharge,
  exchange: async (as) => {
    await rich(as)
    await ask(as, 'POST api/goods/exchange', { id: 'make-up-card', num: 1 })
  },
  support: (as) => ask(as, 'POST api/hot_match/support', { id: 'm2', side: 'home' }),
  read: (as) => ask(as, 'POST api/Activity/seen', { kind: 'news', id: 'n1' }),
}

it.each(acts)('%s counts once when it is done', async (act) => {
  const as = await world.person(`doer-${act}`)
  expect(await begun(as)).toEqual({})
  await does[act](as)
  expect(await begun(as)).toEqual({ [act]: 1 })
})

it('following a streamer counts as following, and reserving a broadcast as reserving', async () => {
  const [host, fan] = [await world.streamer('second-host'), await world.person('fan')]
  // Reads the tasks first, as the app does: from then on days follow the reader's zone.
  expect(await begun(fan)).toEqual({})
  await ask(fan, 'POST api/Member/attention', { uid: host.id, on: true })
  expect(await begun(fan)).toEqual({ follow: 1 })
  const soon = new Date(app.context.clock.now() + 3_600_000).toISOString()
  const { id } = await ask(host, 'POST api/Live/setReserveLiveNew', { title: '今晚', start_at: soon, category: 1 })
  await ask(fan, 'POST api/live/reserveMatch2', { id, on: true })
  expect(await begun(fan)).toEqual({ follow: 1, reserve: 1 })
})

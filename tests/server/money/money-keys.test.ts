// Every money call there is, with its key: many at once, a reply that is lost, another sum, another person. Safety R2.
import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import { insertAccount } from '../../../server/features/account/store.ts'
import { proveLedger } from '../../../server/features/ledger/proof.ts'
import { putTerms } from '../../../server/features/withdrawal/store.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type Asking, endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'
import { type ExpertScene, expertScene } from '../../support/people/expert-scene.ts'
import { figures, soak } from '../../support/soak.ts'

let scene: MoneyScene
/** Matches, experts and guesses, which the calls of `ofExperts` are about. */
let experts: ExpertScene
const ofExperts = /\/(Expert|Guess)\/|removeScheme$/
/** The same server behind a line that loses every reply once its work is done. */
let lossy: Server
beforeAll(async () => {
  scene = await moneyScene()
  experts = await expertScene()
  await putTerms(scene.db, { open: true, least: 1_000, most: 9_000, secondOver: 1_000_000 })
  lossy = createServer((request, response) => {
    const cut = () => {
      request.socket.destroy()
      return response
    }
    response.writeHead = () => response
    response.write = () => cut() !== null
    response.end = cut
    const { app } = ofExperts.test(request.url ?? '') ? experts : scene
    app.routing(request, response)
  })
  await new Promise<void>((resolve) => lossy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise((resolve) => lossy.close(resolve))
  await experts.stop()
  await endScene(scene)
})

const rich = { coin: 50_000, income: 50_000, gold: 50_000 }
/** Somebody rich among the experts. */
async function fan(): Promise<string> {
  const as = await experts.person()
  await endow(experts.db, [as], rich)
  return as
}
const scheme = async (price: number): Promise<string> => experts.publish(await experts.expert(), await experts.match(), { price })
async function sold(): Promise<string> {
  const id = await scheme(280)
  const { error } = await experts.call('POST api/Expert/buy', await fan(), { body: { id, confirm: true } })
  if (error) throw new Error(`a scheme was not sold: ${error}`)
  return id
}
async function question(): Promise<string> {
  const match = await experts.match()
  await experts.experts.look()
  return `${match}.winner`
}
async function someone(): Promise<string> {
  const as = `k${randomUUID().slice(0, 8)}`
  await endow(scene.db, [as], rich)
  return as
}
const done = async (name: ApiKey, asking: Asking): Promise<{ id: string; ticket: string; record: { id: string } }> => {
  const answer = await scene.call<{ id: string; ticket: string; record: { id: string } }>(name, asking)
  if (answer.code !== 0) throw new Error(`${name}: ${answer.error}`)
  return answer.data
}
/** Somebody whose card may be paid to. */
async function payee(): Promise<string> {
  const as = await someone()
  const draft = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
  const { ticket } = await done('POST api/Bank_card/draft', { as, body: draft })
  await done('GET api/Bank_card/bind', { as, query: { ticket, pay_ticket: await scene.ticket(as) } })
  scene.pass(86_400_000)
  return as
}
const withdrawal = async (as: string): Promise<string> =>
  (await done('GET api/Balance/applyForWithdrawal', { as, query: { money: '1000', kind: 'card', pay_ticket: await scene.ticket(as) } })).id
const parcel = async (as: string): Promise<string> => {
  const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号', confirm: true }
  return (await done('POST api/goods/exchange', { as, body: { id: 'scarf', num: 1, ...to } })).record.id
}

const room_id = scenesRoom.id
/** A gift of his that the room has not yet seen. */
const heldGift = async (as: string): Promise<string> =>
  (await done('GET api/member/handselGift', { as, query: { room_id, gift_id: 'trophy', confirm: '1' } })).id
const envelope = async (): Promise<string> => {
  const body = { room_id, total: 500, num: 5, kind: 'equal' }
  return (await scene.call<{ envelope: { id: string } }>('POST api/Redenvelope/insert', { as: await someone(), body })).data.envelope.id
}
/** Somebody who has signed up. */
async function member(): Promise<string> {
  const text = `${randomUUID()}@example.com`
  const row = await insertAccount(scene.db, { mobile: { kind: 'email', text }, nickname: () => '某人', avatar: () => '', password: null })
  return row?.id ?? ''
}

interface Wish {
  as: string
  asking: Asking
  /** The same with something else in it. */
  changed: Asking
  /** Another person's own wish of this kind. */
  theirs: () => Promise<{ as: string; asking: Asking }>
}
const simple = async (asking: Asking, changed: Asking): Promise<Wish> => ({
  as: await someone(),
  asking,
  changed,
  theirs: async () => ({ as: await someone(), asking }),
})

/** A wish about something of the wisher's own, made anew for each. */
const about = async (make: (as: string) => Promise<Asking>, who = someone): Promise<Wish> => {
  const as = await who()
  const theirs = async () => {
    const other = await who()
    return { as: other, asking: await make(other) }
  }
  return { as, asking: await make(as), changed: await make(as), theirs }
}

const wishes: Partial<Record<ApiKey, () => Promise<Wish>>> = {
  'GET api/member/handselGift': () => simple({ query: { room_id, gift_id: 'flag' } }, { query: { room_id, gift_id: 'flag', num: '2' } }),
  'POST api/member/takeBackGift': () => about(async (as) => ({ body: { id: await heldGift(as) } })),
  'GET api/guard_user/buy': () => {
    const query = { kind: 'noble', tier: 'knight', confirm: '1' }
    return simple({ query }, { query: { ...query, months: '2' } })
  },
  'POST api/Barrage/advert': () => simple({ body: { room_id, text: '来看球' } }, { body: { room_id, text: '快来看球' } }),
  'GET api/Member/sneHorn': () => simple({ query: { text: '今晚决赛', confirm: '1' } }, { query: { text: '明晚决赛', confirm: '1' } }),
  'POST api/Desk/decideHorn': async () => {
    const asked = async () => {
      const { horn } = (
        await scene.call<{ horn: { id: string } }>('GET api/Member/sneHorn', {
          as: await someone(),
          query: { text: '今晚决赛', confirm: '1' },
        })
      ).data
      return { body: { id: horn.id, act: 'refuse', reason: '不合适' } }
    }
    const asking = await asked()
    return {
      as: 'op-one',
      asking,
      changed: { body: { ...asking.body, reason: '另一个' } },
      theirs: async () => ({ as: 'op-two', asking: await asked() }),
    }
  },
  'POST api/Redenvelope/insert': () => {
    const body = { room_id, total: 500, num: 5, kind: 'equal' }
    return simple({ body }, { body: { ...body, total: 600 } })
  },
  'POST api/Redenvelope/receiveRed': () => about(async () => ({ body: { id: await envelope() } })),
  'POST api/Desk/grantGift': async () => {
    const asking = { body: { uid: await member(), gift_id: 'flag', num: 3, days: 0, note: '' } }
    const changed = { body: { ...asking.body, num: 4 } }
    return { as: 'op-one', asking, changed, theirs: async () => ({ as: 'op-two', asking }) }
  },
  'POST api/Expert/buy': () => about(async () => ({ body: { id: await scheme(280), confirm: true } }), fan),
  'POST api/Expert/tip': () => about(async () => ({ body: { id: await scheme(0), amount: 50, confirm: true } }), fan),
  'POST api/Desk/removeScheme': () =>
    about(
      async () => ({ body: { id: await sold(), reason: '引流' } }),
      async () => `op-${randomUUID()}`,
    ),
  'POST api/Guess/stake': async () => {
    const body = { id: await question(), option: 'home', gold: 100 }
    return {
      as: await fan(),
      asking: { body },
      changed: { body: { ...body, gold: 200 } },
      theirs: async () => ({ as: await fan(), asking: { body } }),
    }
  },
  'GET api/Balance/conversionBalance': () => simple({ query: { money: '10' } }, { query: { money: '11' } }),
  'GET api/chargerules/payUrl': () => simple({ query: { id: 'p6', type: '0' } }, { query: { id: 'p30', type: '0' } }),
  'POST api/Activity/task_handle_sign': () => simple({ body: { id: '1' } }, { body: { id: '2' } }),
  'POST api/Activity/shareTasks': () => simple({ body: { kind: 'app', id: 'm1' } }, { body: { kind: 'app', id: 'm2' } }),
  'POST api/goods/exchange': () => simple({ body: { id: 'make-up-card', num: 2 } }, { body: { id: 'make-up-card', num: 3 } }),
  'GET api/Balance/applyForWithdrawal': async () => {
    const as = await payee()
    const query = { money: '1000', kind: 'card', pay_ticket: await scene.ticket(as) }
    const theirs = async () => {
      const other = await payee()
      return { as: other, asking: { query: { ...query, pay_ticket: await scene.ticket(other) } } }
    }
    return { as, asking: { query }, changed: { query: { ...query, money: '1001' } }, theirs }
  },
  'POST api/Balance/cancelWithdrawal': async () => {
    const as = await payee()
    const theirs = async () => {
      const other = await payee()
      return { as: other, asking: { body: { id: await withdrawal(other) } } }
    }
    return { as, asking: { body: { id: await withdrawal(as) } }, changed: { body: { id: await withdrawal(as) } }, theirs }
  },
  'POST api/Desk/decideWithdrawal': async () => {
    const refuse = { act: 'refuse', reason: 'other', note: '' }
    const asked = async () => ({ body: { id: await withdrawal(await payee()), ...refuse } })
    const asking = await asked()
    return {
      as: 'op-one',
      asking,
      changed: { body: { ...asking.body, note: 'another' } },
      theirs: async () => ({ as: 'op-two', asking: await asked() }),
    }
  },
  'POST api/Desk/endParcel': async () => {
    const asked = async () => ({ body: { id: await parcel(await someone()), state: 'refused', note: '' } })
    const asking = await asked()
    return {
      as: 'op-one',
      asking,
      changed: { body: { ...asking.body, note: 'another' } },
      theirs: async () => ({ as: 'op-two', asking: await asked() }),
    }
  },
}
const money = (Object.keys(api) as ApiKey[]).filter((key) => api[key].effect === 'money')

interface Stage {
  pool: Pool
  call<T>(key: ApiKey, asking: Asking): Promise<{ code: number; error?: string; data: T }>
}
const amongExperts = (): Stage => ({
  pool: experts.pool,
  call: <T>(name: ApiKey, { as, ...given }: Asking) =>
    experts.call(name, as ?? null, given as never) as unknown as Promise<{ code: number; error?: string; data: T }>,
})

/**
 * Everything that a money call can leave behind, counted. A gift that waited is shown by itself when its moment comes, and counts
 * for the task of gifts: that is no call’s.
 */
async function traces({ pool }: Stage): Promise<number> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM ledger_tx WHERE key NOT LIKE 'gift-end:%' AND key NOT LIKE 'task:%:gift:%') + (SELECT count(*) FROM gift_given WHERE state = 'back') + (SELECT count(*) FROM recharge_order) + (SELECT count(*) FROM exchange)
      + (SELECT coalesce(sum(num), 0) FROM gift_bag) + (SELECT count(*) FROM check_in) + (SELECT count(*) FROM withdrawal) + (SELECT coalesce(sum(progress), 0) FROM task_progress WHERE task_id <> 'gift') AS n`,
  )
  return Number(rows[0].n)
}

it('every money call has its wish here', () => expect(Object.keys(wishes).sort()).toEqual([...money].sort()))

describe.each(money)('%s', (name) => {
  const wish = () => (wishes[name] as () => Promise<Wish>)()
  const stage = (): Stage => (ofExperts.test(name) ? amongExperts() : scene)
  async function left(act: () => Promise<unknown>): Promise<number> {
    const before = await traces(stage())
    await act()
    return (await traces(stage())) - before
  }

  it('asked fifty times at once does what it does once, and says the same fifty times', async () => {
    const single = await wish()
    const once = await left(() => stage().call(name, { as: single.as, key: randomUUID(), ...single.asking }))
    expect(once).toBeGreaterThan(0)
    const { as, asking } = await wish()
    const key = randomUUID()
    let said: string[] = []
    const often = await left(async () => {
      const all = await Promise.all(Array.from({ length: 50 }, () => stage().call(name, { as, key, ...asking })))
      said = all.map((answer) => JSON.stringify(answer))
    })
    expect([often, new Set(said).size, JSON.parse(said[0] ?? '{}').code]).toEqual([once, 1, 0])
  })

  it('tapped twice without a key does what it does once, and says the same twice', async () => {
    const single = await wish()
    const once = await left(() => stage().call(name, { as: single.as, key: randomUUID(), ...single.asking }))
    const { as, asking } = await wish()
    const said: unknown[] = []
    const twice = await left(async () => {
      for (let tap = 0; tap < 2; tap += 1) said.push(await stage().call(name, { as, key: null, ...asking }))
    })
    expect([twice, said[1]]).toEqual([once, said[0]])
  })

  it('refuses the key for anything else, and keeps it apart from another person’s', async () => {
    const { as, asking, changed, theirs } = await wish()
    const key = randomUUID()
    const answers: { code: number; error?: string }[] = []
    expect(await left(async () => answers.push(await stage().call(name, { as, key, ...asking })))).toBeGreaterThan(0)
    expect(await left(async () => answers.push(await stage().call(name, { as, key, ...changed })))).toBe(0)
    expect(answers).toMatchObject([{ code: 0 }, { code: 1, error: 'key-reused' }])
    const other = await theirs()
    expect(await left(async () => answers.push(await stage().call(name, { as: other.as, key, ...other.asking })))).toBeGreaterThan(0)
    expect(answers[2]).toMatchObject({ code: 0 })
  })

  it('whose reply was lost is answered as it was when it is asked again, and is known by its key', async () => {
    const { port } = lossy.address() as AddressInfo
    for (let round = 0; round < soak(2, 100); round += 1) {
      const { as, asking } = await wish()
      const key = randomUUID()
      const [method, path] = name.split(' ') as [string, string]
      const query = asking.query ? `?${new URLSearchParams(asking.query)}` : ''
      const lost = () =>
        new Promise<string>((resolve) => {
          const headers = { token: as, 'idempotency-key': key, 'content-type': 'application/json' }
          const sending = httpRequest({ port, host: '127.0.0.1', method, path: `/${path}${query}`, headers })
          sending.on('response', () => resolve('answered'))
          sending.on('error', () => resolve('lost'))
          sending.end(method === 'POST' ? JSON.stringify(asking.body ?? {}) : undefined)
        })
      const outcomes: string[] = []
      expect(await left(async () => outcomes.push(await lost()))).toBeGreaterThan(0)
      expect(outcomes).toEqual(['lost'])
      const answers: { code: number; data: unknown }[] = []
      expect(await left(async () => answers.push(await stage().call(name, { as, key, ...asking })))).toBe(0)
      expect(answers[0]?.code).toBe(0)
      const known = await stage().call<{ known: boolean; path: string; answer: unknown }>('GET api/Balance/outcome', { as, query: { key } })
      expect(known.data).toEqual({ known: true, path: name, answer: answers[0]?.data })
    }
    figures({ proof: 'R2 lost replies', call: name, lost: soak(2, 100) })
  })
})

it('after all of it the ledgers hold', async () => {
  expect([await proveLedger(scene.pool), await proveLedger(experts.pool)]).toEqual([[], []])
})

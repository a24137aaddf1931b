// For every money call, a person who makes it about an object created only for this call, so that nothing else in the scenes can use it up
// or be mistaken for it.
import { randomUUID } from 'node:crypto'
import type { ApiKey } from '../../../contract/api.ts'
import { insertAccount } from '../../../server/features/account/store.ts'
import { makeQuestions } from '../../../server/features/guess/make.ts'
import type { ExpertScene } from '../people/expert-scene.ts'
import { endow } from './ledger-scene.ts'
import { type Asking, type MoneyScene, scenesRoom } from './money-scene.ts'

/** A call by a person. */
export interface Act {
  as: string
  asking: Asking
  /** The account whose balance it moves; by default the caller's. */
  of?: string
}
export interface MoneyRequest {
  first: Act
  /** A call by the same person with different content. */
  changed: Act
  /** Another person's own call of this kind. */
  theirs: () => Promise<Act>
}
type MoneyRequests = Partial<Record<ApiKey, () => Promise<MoneyRequest>>>

const rich = { coin: 50_000, income: 50_000, gold: 50_000 }
const room_id = scenesRoom.id

export function moneyRequests(scene: MoneyScene, experts: ExpertScene): MoneyRequests {
  async function someone(): Promise<string> {
    const as = `k${randomUUID().slice(0, 8)}`
    await endow(scene.db, [as], rich)
    return as
  }
  /** The same call by anyone, and with one thing changed. */
  const simple = async (asking: Asking, changed: Asking): Promise<MoneyRequest> => {
    const as = await someone()
    return { first: { as, asking }, changed: { as, asking: changed }, theirs: async () => ({ as: await someone(), asking }) }
  }
  /** A call about an object that is created anew each time. */
  const about = async (make: (as: string) => Promise<Omit<Act, 'as'>>, who = someone): Promise<MoneyRequest> => {
    const as = await who()
    const act = async (by: string): Promise<Act> => ({ as: by, ...(await make(by)) })
    return { first: await act(as), changed: await act(as), theirs: async () => act(await who()) }
  }
  /** A decision of one operator about a person's object; `changed` repeats the first one with a different field. */
  const decided = async (make: () => Promise<{ of: string; body: object }>, other: object): Promise<MoneyRequest> => {
    const { of, body } = await make()
    const theirs = async () => {
      const another = await make()
      return { as: 'op-two', asking: { body: another.body }, of: another.of }
    }
    return { first: { as: 'op-one', asking: { body }, of }, changed: { as: 'op-one', asking: { body: { ...body, ...other } }, of }, theirs }
  }
  return { ...ofMoney(scene, { someone, simple, about, decided }), ...ofExperts(experts, about) }
}

interface Ways {
  someone: () => Promise<string>
  simple: (asking: Asking, changed: Asking) => Promise<MoneyRequest>
  about: (make: (as: string) => Promise<Omit<Act, 'as'>>, who?: () => Promise<string>) => Promise<MoneyRequest>
  decided: (make: () => Promise<{ of: string; body: object }>, other: object) => Promise<MoneyRequest>
}

function ofMoney(scene: MoneyScene, { someone, simple, about, decided }: Ways): MoneyRequests {
  async function done<T>(name: ApiKey, asking: Asking): Promise<T> {
    const response = await scene.call<T>(name, asking)
    if (response.code !== 0) throw new Error(`${name}: ${response.error}`)
    return response.data
  }
  /** A person with a usable card. */
  async function payee(): Promise<string> {
    const as = await someone()
    const draft = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
    const { ticket } = await done<{ ticket: string }>('POST api/Bank_card/draft', { as, body: draft })
    await done('GET api/Bank_card/bind', { as, query: { ticket, pay_ticket: await scene.ticket(as) } })
    scene.pass(86_400_000)
    return as
  }
  const application = async (as: string, money = '1000'): Promise<Asking> => ({
    query: { money, kind: 'card', pay_ticket: await scene.ticket(as) },
  })
  const withdrawal = async (as: string): Promise<string> =>
    (await done<{ id: string }>('GET api/Balance/applyForWithdrawal', { as, ...(await application(as)) })).id
  async function parcel(as: string): Promise<string> {
    const body = { id: 'scarf', num: 1, name: '陈小明', phone: '13800138000', address: '临江路 1 号', confirm: true }
    return (await done<{ record: { id: string } }>('POST api/goods/exchange', { as, body })).record.id
  }
  async function horn(as: string): Promise<string> {
    const query = { text: '今晚决赛', confirm: '1' }
    return (await done<{ horn: { id: string } }>('GET api/Member/sneHorn', { as, query })).horn.id
  }
  /** A gift that the room has not seen yet. */
  const heldGift = async (as: string): Promise<string> =>
    (await done<{ id: string }>('GET api/member/handselGift', { as, query: { room_id, gift_id: 'trophy', confirm: '1' } })).id
  async function envelope(as: string): Promise<string> {
    const body = { room_id, total: 500, num: 5, kind: 'equal' }
    return (await done<{ envelope: { id: string } }>('POST api/Redenvelope/insert', { as, body })).envelope.id
  }
  /** A registered person. */
  async function member(): Promise<string> {
    const text = `${randomUUID()}@example.com`
    const row = await insertAccount(scene.db, { mobile: { kind: 'email', text }, nickname: () => '某人', password: null })
    if (!row) throw new Error('a member was not made')
    return row.id
  }

  return {
    'GET api/member/handselGift': () => simple({ query: { room_id, gift_id: 'flag' } }, { query: { room_id, gift_id: 'flag', num: '2' } }),
    'POST api/member/takeBackGift': () => about(async (as) => ({ asking: { body: { id: await heldGift(as) } } })),
    'GET api/guard_user/buy': () => {
      const query = { kind: 'noble', tier: 'knight', confirm: '1' }
      return simple({ query }, { query: { ...query, months: '2' } })
    },
    'POST api/Barrage/advert': () => simple({ body: { room_id, text: '来看球' } }, { body: { room_id, text: '快来看球' } }),
    'GET api/Member/sneHorn': () => simple({ query: { text: '今晚决赛', confirm: '1' } }, { query: { text: '明晚决赛', confirm: '1' } }),
    'POST api/Redenvelope/insert': () => {
      const body = { room_id, total: 500, num: 5, kind: 'equal' }
      return simple({ body }, { body: { ...body, total: 600 } })
    },
    'POST api/Redenvelope/receiveRed': () => about(async () => ({ asking: { body: { id: await envelope(await someone()) } } })),
    'GET api/Balance/conversionBalance': () => simple({ query: { money: '10' } }, { query: { money: '11' } }),
    'GET api/chargerules/payUrl': () => simple({ query: { id: 'p6', type: '0' } }, { query: { id: 'p30', type: '0' } }),
    'POST api/Activity/task_handle_sign': () => simple({ body: { id: '1' } }, { body: { id: '2' } }),
    'POST api/Activity/shareTasks': () => simple({ body: { kind: 'app', id: 'm1' } }, { body: { kind: 'app', id: 'm2' } }),
    'POST api/goods/exchange': () => simple({ body: { id: 'make-up-card', num: 2 } }, { body: { id: 'make-up-card', num: 3 } }),
    'GET api/Balance/applyForWithdrawal': async () => {
      const as = await payee()
      const [asking, changed] = [await application(as), await application(as, '1001')]
      const theirs = async () => {
        const other = await payee()
        return { as: other, asking: await application(other) }
      }
      return { first: { as, asking }, changed: { as, asking: changed }, theirs }
    },
    'POST api/Balance/cancelWithdrawal': () => about(async (as) => ({ asking: { body: { id: await withdrawal(as) } } }), payee),
    'POST api/Desk/decideWithdrawal': () =>
      decided(
        async () => {
          const of = await payee()
          return { of, body: { id: await withdrawal(of), act: 'refuse', reason: 'other', note: '' } }
        },
        { note: 'another' },
      ),
    'POST api/Desk/decideHorn': () =>
      decided(
        async () => {
          const of = await someone()
          return { of, body: { id: await horn(of), act: 'refuse', reason: '不合适' } }
        },
        { reason: '另一个' },
      ),
    'POST api/Desk/endParcel': () =>
      decided(
        async () => {
          const of = await someone()
          return { of, body: { id: await parcel(of), state: 'refused', note: '' } }
        },
        { note: 'another' },
      ),
    'POST api/Desk/grantGift': () =>
      decided(
        async () => {
          const uid = await member()
          return { of: uid, body: { uid, gift_id: 'flag', num: 3, days: 0, note: '' } }
        },
        { num: 4 },
      ),
  }
}

function ofExperts(experts: ExpertScene, about: Ways['about']): MoneyRequests {
  /** A rich person in the expert scene. */
  async function fan(): Promise<string> {
    const as = await experts.person()
    await endow(experts.db, [as], rich)
    return as
  }
  const scheme = async (price: number): Promise<string> => experts.publish(await experts.expert(), await experts.match(), { price })
  async function sold(): Promise<{ id: string; of: string }> {
    const [id, of] = [await scheme(280), await fan()]
    const { error } = await experts.call('POST api/Expert/buy', of, { body: { id, confirm: true } })
    if (error) throw new Error(`a scheme was not sold: ${error}`)
    return { id, of }
  }
  /** A read of the question list would cover only a few of the scene's matches, so this creates the question of one match directly. */
  async function question(): Promise<string> {
    const match = await experts.match()
    const entry = experts.world.domain.snapshot.get(match)
    if (!entry) throw new Error(`${match} is not in the scene`)
    await makeQuestions(experts.db, { matches: [entry], productNow: experts.world.time.now })
    return `${match}.winner`
  }
  return {
    'POST api/Expert/buy': () => about(async () => ({ asking: { body: { id: await scheme(280), confirm: true } } }), fan),
    'POST api/Expert/tip': () => about(async () => ({ asking: { body: { id: await scheme(0), amount: 50, confirm: true } } }), fan),
    'POST api/Desk/removeScheme': () =>
      about(
        async () => {
          const { id, of } = await sold()
          return { asking: { body: { id, reason: '引流' } }, of }
        },
        async () => `op-${randomUUID()}`,
      ),
    'POST api/Guess/stake': async () => {
      const body = { id: await question(), option: 'home', gold: 100 }
      const as = await fan()
      const theirs = async () => ({ as: await fan(), asking: { body } })
      return { first: { as, asking: { body } }, changed: { as, asking: { body: { ...body, gold: 200 } } }, theirs }
    },
  }
}

// Connects the demonstration viewers to the rooms: executes the crowd's actions through the product's own calls.
import { randomUUID } from 'node:crypto'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { Context } from '../../core/context.ts'
import { Failed } from '../../core/http/fail.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import type { PeopleHub } from '../../core/live/hub.ts'
import { findProfiles } from '../../features/account/store.ts'
import { isTrusted } from '../../features/money/ledger/store.ts'
import { drawOf } from '../experts/draw.ts'
import { type CastMember, cast } from './cast.ts'
import { Crowd } from './crowd.ts'
import type { CrowdAction, PeopledRoom } from './crowded.ts'
import { phrasesByLang } from './phrases.ts'
import { type Act, fillPurse, type SettlingRoom, settleCast, tryTo } from './settle.ts'

export interface PeopleDeps extends Pick<PeopleHub, 'attend' | 'leave' | 'online'> {
  /** Live rooms. */
  open(): readonly Omit<PeopledRoom, 'isWatched'>[]
  /** All rooms of the demonstration world. */
  rooms(): readonly SettlingRoom[]
  row(matchId: string): MatchRow | undefined
  scorerOf(matchId: string): Promise<Name | null>
  act: Act
  /** Subscribes to new private messages; returns a function that unsubscribes. */
  onPrivate(hear: (to: string, from: string) => void): () => void
}

const tick = 500
/** Share of viewers who open a red envelope, and within how many milliseconds: the rest is for real users. */
const takers = { share: 0.5, within: 45_000 }
/** Milliseconds that a viewer stays away from a room after a kick, and between two checks for accounts blocked by an operator. */
const staysOut = 30 * 60_000
const checkInterval = 10_000

/** Returns a function that stops it. */
export function playPeople(context: Pick<Context, 'db' | 'config' | 'log'>, deps: PeopleDeps): () => Promise<void> {
  const { log } = context
  const accounts = new Map<string, string>()
  const scorerOf = (matchId: string): Promise<Name | null> =>
    deps.scorerOf(matchId).catch((error: unknown) => {
      log.error({ err: error, match: matchId }, 'reading the scorer failed')
      return null
    })
  const abort = new AbortController()
  const crowd = new Crowd({ cast: [], row: deps.row, scorerOf })
  const timers = new Set<NodeJS.Timeout>()
  const refused = new Set<string>()

  const settled = settleCast(context, {
    cast,
    rooms: deps.rooms(),
    act: deps.act,
    signal: abort.signal,
    onSettled(person, account) {
      accounts.set(person.id, account)
      crowd.join(person)
    },
  }).catch((error: unknown) => log.error({ err: error }, 'setup of the demonstration viewers failed'))

  const filledOn = new Map<string, string>()
  /** Refills an empty wallet, once a day. */
  async function pay(person: CastMember, account: string, key: Parameters<Act>[1], input: Parameters<Act>[2]): Promise<unknown> {
    try {
      return await deps.act(account, key, input)
    } catch (error) {
      if (!(error instanceof Failed) || error.code !== 'insufficient-balance') throw error
      const day = new Date().toISOString().slice(0, 10)
      if (filledOn.get(account) === day || !(await isTrusted(context.db))) throw error
      filledOn.set(account, day)
      await fillPurse(context, { account, purse: person.purse })
      return deps.act(account, key, input)
    }
  }

  function later(after: number, work: () => Promise<void>): void {
    if (abort.signal.aborted) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work().catch((error: unknown) => log.error({ err: error }, 'action of a demonstration viewer failed'))
    }, after)
    timers.add(timer)
  }

  function openLater(room: string, envelope: string, sender: string): void {
    const draw = drawOf(`takes ${envelope}`)
    for (const id of crowd.seated(room)) {
      const account = accounts.get(id)
      if (id === sender || !account || draw.share() > takers.share) continue
      later(2_000 + draw.below(takers.within), async () => {
        await tryTo(() => deps.act(account, 'POST api/Redenvelope/receiveRed', { body: { id: envelope } }))
      })
    }
  }

  /** Their calls need no session, so blocked and deleted accounts must be excluded here. */
  let excluded: ReadonlySet<string> = new Set()
  async function readExcluded(): Promise<void> {
    const profiles = await findProfiles(context.db, [...accounts.values()])
    excluded = new Set([...accounts].flatMap(([id, account]) => (profiles.get(account)?.gone ? [id] : [])))
    crowd.exclude(excluded)
  }

  /** One reply at a time: three messages in a row get one reply. */
  const answering = new Set<string>()
  const unhear = deps.onPrivate((to, from) => {
    const person = cast.find(({ id }) => accounts.get(id) === to)
    const pair = `${to} ${from}`
    if (!person || excluded.has(person.id) || answering.has(pair)) return
    answering.add(pair)
    const draw = drawOf(`answers ${pair} ${Date.now()}`)
    const text = draw.one(phrasesByLang[person.language].private)
    const body = { conversationID: `C2C${from}`, type: 'text', key: randomUUID(), text }
    later(4_000 + draw.below(9_000), async () => {
      answering.delete(pair)
      await tryTo(() => deps.act(to, 'POST api/Chat/send', { body }))
    })
  })

  async function perform(action: CrowdAction): Promise<void> {
    const { room, person: id } = action
    const account = accounts.get(id)
    const person = cast.find((one) => one.id === id)
    if (!account || !person || (excluded.has(id) && action.type !== 'leave')) return
    switch (action.type) {
      case 'attend':
        if (!(await deps.attend(room, account))) crowd.outOf(room, id, Date.now() + staysOut)
        return
      case 'leave':
        deps.leave(room, account)
        return
      case 'say':
        await deps.act(account, 'POST api/Chat/say', { body: { id: room, text: action.text, key: randomUUID(), at: isoOf(action.at) } })
        return
      case 'danmaku':
        await deps.act(account, 'GET api/Barrage/send', { query: { id: room, text: action.text, key: randomUUID(), at: isoOf(action.at) } })
        return
      case 'gift': {
        const query = { room_id: room, gift_id: action.gift, num: String(action.num), at: isoOf(action.at), confirm: '1' }
        await pay(person, account, 'GET api/member/handselGift', { query })
        return
      }
      case 'envelope': {
        const body = { room_id: room, total: action.diamonds * 10, num: action.num, kind: 'random', confirm: true }
        const sent = (await pay(person, account, 'POST api/Redenvelope/insert', { body })) as { envelope: { id: string } }
        openLater(room, sent.envelope.id, id)
      }
    }
  }

  /** Ignores what a room or its rules refuse: kicked, muted, or too fast. */
  async function doIt(action: CrowdAction): Promise<void> {
    try {
      await perform(action)
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      if (error.code === 'kicked') crowd.outOf(action.room, action.person, Date.now() + staysOut)
      const what = `${action.type} ${error.code}`
      if (refused.has(what)) return
      refused.add(what)
      log.debug({ what, room: action.room }, 'somebody of the demonstration world was refused')
    }
  }

  const advance = async (): Promise<void> => {
    const open = deps.open().map((room) => ({ ...room, isWatched: deps.online(room.id) > crowd.seated(room.id).size }))
    // Concurrently: an action that waits for its account delays no one else's.
    const done = await Promise.allSettled(crowd.advance(open, Date.now()).map(doIt))
    for (const one of done)
      if (one.status === 'rejected' && !abort.signal.aborted) log.error({ err: one.reason }, 'action of a demonstration viewer failed')
  }
  const looking = [
    repeat(advance, { every: tick, log, failure: 'the rooms of the demonstration world were not looked at' }),
    repeat(readExcluded, { every: checkInterval, log, failure: 'who of the demonstration world is kept out was not read' }),
  ]
  return async () => {
    abort.abort()
    unhear()
    for (const one of looking) await one.stop()
    for (const timer of timers) clearTimeout(timer)
    await settled
  }
}

const isoOf = (at: number): string => new Date(at).toISOString()

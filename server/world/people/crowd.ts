// The next actions of the demonstration viewers: joining and leaving, messages about the picture, and gifts. Decides only; the caller
// executes.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { type Draw, drawOf } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'
import { type CrowdAction, type Crowded, type PeopledRoom, recordRow, rowAt } from './crowded.ts'
import { type Happening, happeningsBetween, RunWatch } from './happening.ts'
import { messageOn, replyTopic, type Speaker, topicOf } from './message.ts'
import type { MatchTopic, Talk } from './phrases.ts'
import { clubOf, seatOf } from './seating.ts'

interface CrowdDeps {
  /** Viewers present from the start. */
  cast: readonly CastMember[]
  row(matchId: string): MatchRow | undefined
  /** The scorer of the last goal; null if unknown. Never rejects. */
  scorerOf(matchId: string): Promise<Name | null>
}

/** Milliseconds between two messages with real viewers, for a room of ten; and without. */
const talkEvery = 4_200
const quietEvery = 80_000
/** Initial messages of a room, so that a newcomer finds a conversation. */
const opening = 9
/** Milliseconds between two gifts without an occasion, and between two red envelopes, with real viewers. */
const giftEvery = 38_000
const envelopeEvery = 7 * 60_000
/** Milliseconds of stream latency (minimum and maximum variation), and of typing. */
const behind = { least: 1_600, more: 1_800 }
const hand = { least: 500, more: 6_500 }
const remembered = 40
/** Share of newcomers who greet, with real viewers. */
const greets = 0.3

/** Share of those present who react. */
const keen: Partial<Record<Happening['type'], number>> = {
  goal: 0.95,
  'goal-cancelled': 0.7,
  'penalty-missed': 0.7,
  'red-card': 0.7,
  review: 0.5,
  'full-time': 0.6,
  'shoot-out': 0.6,
  'set-won': 0.5,
  run: 0.4,
  'kick-off': 0.4,
  'second-half': 0.3,
  'half-time': 0.35,
  'extra-time': 0.5,
  'quarter-end': 0.25,
  'yellow-card': 0.15,
  corner: 0.08,
  point: 0.06,
}
/** Share of reactions without real viewers: enough for a history. */
const quietKeen = 0.12

const small = ['clap', 'scarf', 'whistle', 'flag'] as const
const large = ['drum', 'ball', 'boots', 'gloves', 'confetti', 'net'] as const
const taps = [1, 1, 1, 5, 10] as const

export class Crowd {
  private readonly deps: Pick<CrowdDeps, 'row' | 'scorerOf'>
  private readonly cast: CastMember[]
  private readonly byId: Map<string, CastMember>
  private readonly rooms = new Map<string, Crowded>()
  /** Real milliseconds until which a room is closed to a viewer, by room and viewer. */
  private readonly barred = new Map<string, number>()
  private away: ReadonlySet<string> = new Set()
  private tick = 0

  constructor(deps: CrowdDeps) {
    this.deps = deps
    this.cast = [...deps.cast]
    this.byId = new Map(this.cast.map((one) => [one.id, one]))
  }

  join(person: CastMember): void {
    this.cast.push(person)
    this.byId.set(person.id, person)
  }

  /** Returns the actions due now; real milliseconds. Call it about twice a second. */
  advance(open: readonly PeopledRoom[], now: number): CrowdAction[] {
    this.tick += 1
    const draw = drawOf(`crowd ${now} ${this.tick}`)
    const closed = [...this.rooms].filter(([id]) => !open.some((room) => room.id === id))
    const gone = closed.flatMap(([room, { seated }]) => [...seated].map((person): CrowdAction => ({ type: 'leave', room, person })))
    for (const [id] of closed) this.rooms.delete(id)
    for (const room of open) this.follow(room, now)
    return [...gone, ...this.move(open, now, draw), ...[...this.rooms.values()].flatMap((crowded) => this.inRoom(crowded, now, draw))]
  }

  /** The viewer was kicked, or refused, and does not try again before `until`, in real milliseconds. */
  outOf(room: string, person: string, until: number): void {
    this.rooms.get(room)?.seated.delete(person)
    this.barred.set(`${room} ${person}`, until)
  }
  /** These viewers stay away from all rooms, and leave their current one. */
  exclude(people: ReadonlySet<string>): void {
    this.away = people
  }
  seated(room: string): ReadonlySet<string> {
    return this.rooms.get(room)?.seated ?? new Set()
  }

  private follow(room: PeopledRoom, now: number): void {
    const known = this.rooms.get(room.id)
    if (known) {
      if (known.room.matchId !== room.matchId) Object.assign(known, { row: undefined, rows: [], run: new RunWatch(), scorer: {} })
      // A real viewer has arrived and should not wait for a quiet room's next message.
      if (room.isWatched && !known.room.isWatched) known.nextTalk = Math.min(known.nextTalk, now + 1_500)
      known.room = room
      return
    }
    const draw = drawOf(`opens ${room.id} ${now}`)
    const first = now + 1_000 + draw.below(4_000)
    this.rooms.set(room.id, {
      room,
      row: undefined,
      rows: [],
      run: new RunWatch(),
      scorer: {},
      seated: new Set(),
      due: [],
      nextTalk: first,
      nextGift: first + draw.below(giftEvery),
      nextEnvelope: first + draw.below(envelopeEvery),
      recent: [],
      opened: 0,
    })
  }

  /** A few at a time: a room fills and empties gradually. */
  private move(open: readonly PeopledRoom[], now: number, draw: Draw): CrowdAction[] {
    const actions: CrowdAction[] = []
    const most = 3
    const places = new Map([...this.rooms].flatMap(([room, { seated }]) => [...seated].map((person) => [person, room] as const)))
    const { cast } = this
    const from = draw.below(cast.length)
    for (let count = 0; count < cast.length && actions.length < most; count += 1) {
      const one = cast[(from + count) % cast.length] as CastMember
      const [is, wants] = [places.get(one.id) ?? null, this.seatOf(one, open, now)]
      if (is === wants) continue
      if (is) {
        this.rooms.get(is)?.seated.delete(one.id)
        actions.push({ type: 'leave', room: is, person: one.id })
      }
      const crowded = wants === null ? undefined : this.rooms.get(wants)
      if (!crowded) continue
      crowded.seated.add(one.id)
      actions.push({ type: 'attend', room: crowded.room.id, person: one.id })
      const speaker = draw.share() < greets ? this.speakerOf(one.id, crowded.room) : null
      if (speaker && crowded.room.isWatched) this.later(crowded, speaker, now, draw, 'greeting')
    }
    return actions
  }

  private seatOf(one: CastMember, open: readonly PeopledRoom[], now: number): string | null {
    const wants = this.away.has(one.id) ? null : seatOf(one, open, now)
    return wants !== null && (this.barred.get(`${wants} ${one.id}`) ?? 0) > now ? null : wants
  }

  private inRoom(crowded: Crowded, now: number, draw: Draw): CrowdAction[] {
    const { room, seated } = crowded
    this.react(crowded, now, draw)
    if (seated.size > 0) {
      if (now >= crowded.nextTalk) {
        this.speak(crowded, now, draw)
        const isOpening = crowded.opened < opening
        crowded.opened += 1
        const mean = isOpening || room.isWatched ? talkEvery * (10 / Math.min(14, Math.max(5, seated.size))) : quietEvery
        crowded.nextTalk = now + mean * (0.35 + 1.3 * draw.share())
      }
      // Discards gifts that were due without real viewers.
      const isGiving = room.isWatched && room.takesGifts
      if (!isGiving) {
        crowded.nextGift = Math.max(crowded.nextGift, now + giftEvery * (0.2 + 0.5 * draw.share()))
        crowded.nextEnvelope = Math.max(crowded.nextEnvelope, now + envelopeEvery * 0.5)
      }
      if (isGiving && now >= crowded.nextGift) {
        this.give(crowded, now, draw, small)
        crowded.nextGift = now + giftEvery * (0.5 + draw.share())
      }
      if (isGiving && now >= crowded.nextEnvelope) {
        crowded.nextEnvelope = now + envelopeEvery * (0.7 + 0.6 * draw.share())
        const giver = this.anyone(crowded, draw, 'rich')
        if (giver) return [{ type: 'envelope', room: room.id, person: giver.id, diamonds: 20 + draw.below(60), num: 8 + draw.below(8) }]
      }
    }
    const ready = crowded.due.filter(({ at }) => at <= now)
    crowded.due = crowded.due.filter(({ at }) => at > now)
    return ready.flatMap(({ action }) => action(now) ?? [])
  }

  /** Reacts to changes of the match since the last tick. */
  private react(crowded: Crowded, now: number, draw: Draw): void {
    const { room, row: before } = crowded
    const row = room.matchId === null ? undefined : this.deps.row(room.matchId)
    crowded.row = row
    if (row && row !== before) recordRow(crowded, row, now)
    if (!row || !before || row.id !== before.id) return
    const run = row.sport === 'basketball' ? crowded.run.see(row) : null
    const all: Happening[] = [...happeningsBetween(before, row), ...(run ? [{ type: 'run' as const, side: run }] : [])]
    if (all.some(({ type }) => type === 'goal')) this.findScorer(crowded, row.id)
    for (const happening of all) {
      const share = (keen[happening.type] ?? 0) * (room.isWatched ? 1 : quietKeen)
      for (const id of crowded.seated) {
        if (draw.share() >= share) continue
        const speaker = this.speakerOf(id, room)
        const topic = speaker && replyTopic(happening, row, speaker.club)
        if (!speaker || !topic) continue
        this.later(crowded, speaker, now, draw, topic)
        if (happening.type === 'goal' && speaker.club === happening.side) this.celebrate(crowded, id, now, draw)
      }
    }
  }

  /** Not awaited: messages before it resolves name no scorer. */
  private findScorer(crowded: Crowded, matchId: string): void {
    crowded.scorer = {}
    void this.deps.scorerOf(matchId).then((name) => {
      if (name && crowded.row?.id === matchId) crowded.scorer = name
    })
  }

  private celebrate(crowded: Crowded, id: string, now: number, draw: Draw): void {
    const purse = this.byId.get(id)?.purse
    const { isWatched, takesGifts } = crowded.room
    if (!isWatched || !takesGifts || purse === 'none' || draw.share() > (purse === 'rich' ? 0.7 : 0.25)) return
    this.gift(crowded, id, now + 1_500 + draw.below(9_000), draw, purse === 'rich' ? large : small)
  }

  private speakerOf(id: string, room: PeopledRoom): Speaker | null {
    const one = this.byId.get(id)
    return one ? { ...one, club: room.matchId === null ? null : clubOf(one, room.matchId) } : null
  }

  /** Sent after a typing delay, about a picture with latency. */
  private later(crowded: Crowded, speaker: Speaker, now: number, draw: Draw, topic: MatchTopic | Talk, player = ''): void {
    const late = behind.least + draw.share() * behind.more
    // Most immediately, some later.
    const at = now + late + hand.least + draw.share() ** 2 * hand.more
    crowded.due.push({ at, action: (then) => this.message(crowded, speaker, topic, then, then - late, player) })
  }

  private message(crowded: Crowded, speaker: Speaker, topic: MatchTopic | Talk, now: number, at: number, player = ''): CrowdAction | null {
    if (!crowded.seated.has(speaker.id)) return null
    const draw = drawOf(`line ${speaker.id} ${now}`)
    const recent = new Set(crowded.recent)
    const scorer = topic.startsWith('goal') ? crowded.scorer[speaker.language] : ''
    const text = messageOn(topic, { speaker, row: rowAt(crowded, at), player: player || scorer, draw, recent })
    if (text === null) return null
    crowded.recent = [...crowded.recent, text].slice(-remembered)
    // Danmaku are stored as long as the room: without real viewers it is only a message.
    const flies = crowded.room.isWatched && draw.share() < (speaker.temper === 'loud' ? 0.75 : 0.45)
    return { type: flies ? 'danmaku' : 'say', room: crowded.room.id, person: speaker.id, text, at }
  }

  private anyone({ seated }: Crowded, draw: Draw, purse?: CastMember['purse']): CastMember | null {
    const some = [...seated].flatMap((id) => this.byId.get(id) ?? []).filter((one) => purse === undefined || one.purse === purse)
    return some.length > 0 ? draw.one(some) : null
  }

  private speak(crowded: Crowded, now: number, draw: Draw): void {
    const one = this.anyone(crowded, draw)
    const speaker = one && this.speakerOf(one.id, crowded.room)
    if (!speaker) return
    const at = now - behind.least - draw.share() * behind.more
    const row = rowAt(crowded, at)
    const topic = row ? topicOf(row, speaker, draw) : draw.share() < 0.6 ? crowded.room.topic : 'idle'
    crowded.due.push({ at: now, action: (then) => this.message(crowded, speaker, topic, then, at) })
  }

  private give(crowded: Crowded, now: number, draw: Draw, of: readonly string[]): void {
    const giver = this.anyone(crowded, draw, draw.share() < 0.3 ? 'rich' : 'some')
    if (giver) this.gift(crowded, giver.id, now, draw, giver.purse === 'rich' && draw.share() < 0.4 ? large : of)
  }

  private gift(crowded: Crowded, person: string, at: number, draw: Draw, of: readonly string[]): void {
    const gift = draw.one(of)
    const num = of === small ? draw.one(taps) : 1
    const action = (now: number): CrowdAction | null =>
      crowded.seated.has(person) ? { type: 'gift', room: crowded.room.id, person, gift, num, at: now - behind.least } : null
    crowded.due.push({ at, action })
    const other = of === large ? this.anyone(crowded, draw) : null
    const speaker = other && other.id !== person ? this.speakerOf(other.id, crowded.room) : null
    if (speaker) this.later(crowded, speaker, at, draw, 'thanks-gift', this.byId.get(person)?.nickname)
  }
}

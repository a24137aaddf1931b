// Streamers of a world: members who applied and were approved, and who go live with OBS, from the browser, or from a phone without video.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { AppProcess } from '../app/app-process.ts'
import { audioSetup, openIngest, sendFilm, videoSetup } from '../media/browser-publisher.ts'
import { publishRtmp } from '../media/rtmp-publisher.ts'
import { registerMember } from '../people/app-member.ts'
import { seed } from '../soak.ts'
import { drawFrom, Fan } from './fan.ts'
import { approveStreamer } from './operator.ts'
import { randomText } from './random-text.ts'
import { restFor, type Scene } from './scene.ts'
import type { Tally } from './tally.ts'

export type Way = 'obs' | 'browser' | 'phone'

export interface Streamer {
  person: Fan
  room: string
  way: Way
  /** Whether its video was cut off; always false from a phone. */
  isCut(): boolean
  /** Ends the video and the broadcast. */
  end(): Promise<void>
}

/** Milliseconds between two acts of a streamer. */
const actEvery = 20_000
/** Milliseconds within which a video must be live. */
const patience = 20_000

async function apply(app: AppProcess, operator: Fan, { name, place, tally }: { name: string; place: number; tally: Tally }): Promise<Fan> {
  const caller = { url: app.url, output: app.output, address: `10.200.${place}.1` }
  const person = new Fan(name, caller, await registerMember(caller), drawFrom(seed + place), tally)
  const experience = '我解说足球已经三年，每周两场比赛'
  const application = { real_name: '陈小明', id_number: `E${100_000 + place}`, kind: 'passport', qq: '100200', experience } as const
  await person.ask('POST api/Live/apply', { body: application })
  await approveStreamer(operator, person.id)
  return person
}

async function publish(person: Fan, way: Way): Promise<{ isCut(): boolean; stop(): void }> {
  if (way === 'phone') return { isCut: () => false, stop: () => undefined }
  const live = await person.ask('GET api/Live/getLiveUrl')
  if (!live) throw new Error(`${person.name} was not told where its picture goes`)
  if (way === 'obs') {
    const publisher = await publishRtmp(live.address, live.key)
    return { isCut: () => publisher.closed, stop: () => publisher.stop() }
  }
  const browser = await openIngest(person.app.url, live.ingest)
  browser.sendFrame({ type: 'publish', key: live.key, video: videoSetup, audio: audioSetup })
  const stopFilm = sendFilm(browser)
  return {
    isCut: () => browser.closed,
    stop: () => {
      stopFilm()
      browser.socket.close()
    },
  }
}

/** Waits until the room is on the air, with video if there is one. */
async function seeOnAir(person: Fan, room: string, way: Way): Promise<void> {
  const until = Date.now() + patience
  for (;;) {
    const info = await person.ask('GET api/Live_streaming/getRoomInfo', { query: { id: room } })
    if (info?.is_live && (way === 'phone' || info.stream.state === 'live')) return
    if (Date.now() > until) throw new Error(`${person.name}: room ${room} is not on the air: ${JSON.stringify(info?.stream)}`)
    await wait(200)
  }
}

/** Creates a streamer whose own room is on the air. */
export async function startStreamer(app: AppProcess, operator: Fan, way: Way, place: number): Promise<Streamer> {
  const name = `the streamer by ${way}`
  const person = await apply(app, operator, { name, place, tally: operator.tally })
  const studio = await person.ask('GET api/Live/getStudio')
  if (!studio) throw new Error(`${name} has no room`)
  const room = studio.room.id
  const title = `${way} 直播`
  if (way === 'phone') await person.ask('POST api/Live/mobileStartRoom', { body: { title, category: 1 } })
  else await person.ask('GET api/Live/startRoom', { query: { title, category: '1' } })
  const picture = await publish(person, way)
  await seeOnAir(person, room, way)
  return {
    person,
    room,
    way,
    isCut: picture.isCut,
    async end() {
      picture.stop()
      await person.ask('GET api/Live/endRoom')
    },
  }
}

type StreamerAct = (streamer: Streamer, scene: Scene) => Promise<unknown>

const postLine: StreamerAct = ({ person, room }) =>
  person.ask('POST api/Chat/say', { body: { id: room, text: randomText(person.draw), key: randomUUID() } })
const announce: StreamerAct = ({ person }) => person.ask('POST api/Live/setPlacard', { body: { placard: randomText(person.draw) } })
const checkStream: StreamerAct = async ({ person, room, way, isCut }) => {
  const found = await person.ask('GET api/Live/getHealth')
  if (way === 'phone') return
  if (isCut() || found?.health?.state !== 'live')
    person.tally.fail(`${person.name}: its picture is ${found?.health?.state}, cut off: ${isCut()}; ${JSON.stringify(found?.troubles)}`)
  const { status } = await fetch(`${person.app.url}/hls/${room}/original/index.m3u8`)
  if (status !== 200) person.tally.fail(`${person.name}: its playlist is answered with ${status}`)
}
/** Mutes a recent chatter, or kicks one and lifts the ban later. */
const moderate: StreamerAct = async ({ person, room }, scene) => {
  const talk = await person.ask('GET api/Chat/roomMessages', { query: { id: room } })
  const known = new Set(scene.fans.map(({ id }) => id))
  const uid = person.draw.one((talk?.list ?? []).flatMap(({ from }) => (from && known.has(from.uid) ? [from.uid] : [])))
  if (!uid) return
  const isKick = person.draw.happens(40)
  const call = isKick ? ('POST api/live/liveKickout' as const) : ('POST api/Live/setTaboo' as const)
  if (await person.ask(call, { body: { id: room, uid, hours: 1 } })) person.tally.did(isKick ? 'put out of a room' : 'mute in a room')
  await restFor(actEvery, scene)
  if (isKick) await person.ask('POST api/live/relieveKickout', { body: { id: room, uid } })
  else await person.ask('POST api/RoomManage/relieveTaboo', { query: { id: room, uid } })
}

const acts: readonly [weight: number, act: StreamerAct][] = [
  [5, postLine],
  [1, announce],
  [4, checkStream],
  [2, moderate],
]

export async function streamOn(streamer: Streamer, scene: Scene): Promise<void> {
  while (!scene.ending.aborted) {
    const [act] = streamer.person.draw.weighed(acts)
    await act(streamer, scene)
    await restFor(actEvery, scene)
  }
}

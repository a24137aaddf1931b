// A fan's day in a world: one act after the other, drawn by weight, until the scene ends.
import type { AppProcess } from '../app/app-process.ts'
import { registerMember } from '../people/app-member.ts'
import { chance } from '../soak.ts'
import { browse, openScreen } from './browse-acts.ts'
import { joinCircle, likePost, reportPost, talkUnderMatch, talkUnderPost, watchVideo, writePost } from './community-acts.ts'
import { drawFrom, Fan } from './fan.ts'
import { roomActs, sitInRoom } from './room-acts.ts'
import { restFor, type Scene, spanOf } from './scene.ts'
import { followMatch, followStreamer, readMessages, readNotices, sendFeedback, viewWallet, writeTo } from './talk-acts.ts'
import type { Tally } from './tally.ts'

type Act = (fan: Fan, scene: Scene) => Promise<unknown>

const acts: readonly [weight: number, name: string, act: Act][] = [
  [24, 'sit in a room', sitInRoom],
  [12, 'browse', browse],
  [5, 'open a screen', openScreen],
  [7, 'follow a streamer', followStreamer],
  [5, 'follow a match', followMatch],
  [8, 'write to somebody', writeTo],
  [5, 'read messages', readMessages],
  [4, 'read notices', readNotices],
  [4, 'look at the purse', viewWallet],
  [4, 'join a circle', joinCircle],
  [3, 'write a post', writePost],
  [6, 'like a post', likePost],
  [6, 'talk under a post', talkUnderPost],
  [3, 'talk under a match', talkUnderMatch],
  [6, 'watch a video', watchVideo],
  [2, 'report a post', reportPost],
  [1, 'write to the desk', sendFeedback],
  [2, 'sign out and in', (fan) => fan.signOutAndIn()],
]

/** The names of all acts of fans. */
export const listActs = (): string[] => [...acts, ...roomActs].map(([, name]) => name)

export async function liveAs(fan: Fan, scene: Scene): Promise<void> {
  while (!scene.ending.aborted) {
    const [name, act] = fan.draw.weighed(acts)
    fan.tally.did(name)
    // An exception here is not a refusal: it comes from a room's socket, or from the test itself.
    await act(fan, scene).catch((error: unknown) => fan.tally.fail(`${fan.name}: ${name}: ${String(error)}`))
    await restFor(spanOf(scene.rest, fan.draw), scene)
  }
}

/** Each fan has a separate IP address; `TRUST_PROXY` lets the test set it. */
export async function registerFans(app: AppProcess, count: number, tally: Tally): Promise<Fan[]> {
  const seeds = chance()
  const fans: Fan[] = []
  for (let index = 1; index <= count; index += 1) {
    const caller = { url: app.url, output: app.output, address: `10.${index}.0.1` }
    fans.push(new Fan(`fan ${index}`, caller, await registerMember(caller), drawFrom(seeds(2 ** 31)), tally))
  }
  return fans
}

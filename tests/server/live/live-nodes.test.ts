// The people of a room whose sockets are on several nodes: the hubs hear each other by one bus, and each tells its own sockets.
import { afterEach, expect, it } from 'vitest'
import type { LiveMessage } from '../../../contract/live.ts'
import { localBus } from '../../../server/core/live/bus.ts'
import { isJoined, type LiveClient, type LiveServer, liveClient, liveServer } from '../../support/live-server.ts'

const room = 'r1'
/** Milliseconds that the clock of all nodes is ahead. */
let ahead = 0
let nodes: LiveServer[] = []
afterEach(async () => {
  for (const node of nodes) await node.stop()
})

async function twoNodes(): Promise<[LiveServer, LiveServer]> {
  const parts = { bus: localBus(), now: () => performance.now() + ahead }
  const pair: [LiveServer, LiveServer] = [await liveServer({ roomCount: 20 }, parts), await liveServer({ roomCount: 20 }, parts)]
  nodes = pair
  return pair
}
async function viewer({ port }: LiveServer): Promise<LiveClient> {
  const client = await liveClient(port)
  client.say({ type: 'topic', add: [`room:${room}`] })
  await client.hear(isJoined(`room:${room}`))
  return client
}
const isCount =
  (online: number) =>
  (message: LiveMessage): boolean =>
    message.code === 100 && message.type === 'room_count' && message.data.online === online

it('are counted together, and told to the viewers of each', async () => {
  const [one, other] = await twoNodes()
  const [a, b, c] = [await viewer(one), await viewer(other), await viewer(other)]
  for (const client of [a, b, c]) await client.hear(isCount(3))
  expect([one.hub.online(room), other.hub.online(room)]).toEqual([3, 3])
  // Who leaves one node is missing on the other.
  b.ws.terminate()
  for (const client of [a, c]) await client.hear(isCount(2))
  for (const client of [a, c]) client.ws.terminate()
})

it('are without those of a node that has not been heard of for half a minute', async () => {
  const [one, other] = await twoNodes()
  const [stays] = [await viewer(one), await viewer(other)]
  await stays.hear(isCount(2))
  nodes = [one]
  await other.stop()
  ahead += 31_000
  await stays.hear(isCount(1))
  expect(one.hub.online(room)).toBe(1)
  stays.ws.terminate()
})

// The full server with streamers who have rooms, created as in the product: they apply, and the desk approves.
import { type FullWorld, fullWorld, type Person, type WorldOptions } from './full-world.ts'

export interface Streamer extends Person {
  room: string
}
export interface RoomWorld extends FullWorld {
  admin: Person
  streamer(name: string): Promise<Streamer>
}

export const experience = '我解说足球已经三年，每周两场比赛'

export async function roomWorld(env: Record<string, string> = {}, options: WorldOptions = {}): Promise<RoomWorld> {
  const world = await fullWorld(env, options)
  const admin = await world.operator('room-desk')
  let numbers = 100_000
  return {
    ...world,
    admin,
    async streamer(name) {
      const person = await world.person(name)
      numbers += 1
      const application = { real_name: '陈小明', id_number: `E${numbers}`, kind: 'passport', qq: '100200', experience }
      await world.call('POST api/Live/apply', { as: person, body: application })
      await world.call('POST api/Desk/decideApplication', { as: admin, body: { account: person.id, act: 'approve' } })
      const { data } = await world.call('GET api/Live/getStudio', { as: person })
      return { ...person, room: data.room.id }
    },
  }
}

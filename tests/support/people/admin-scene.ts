// The full server with two operators and two members; checks admin responses against the contract.
import { expect } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { contractErrors } from '../contract/spec-check.ts'
import { type FullWorld, fullWorld, type Person, type Reply, type WorldOptions } from './full-world.ts'

export interface AdminScene extends FullWorld {
  first: Person
  second: Person
  member: Person
  other: Person
  send(key: ApiKey, fields: object, as?: Person | null, ip?: string): Promise<Reply>
  /** Returns the response data, checked against the contract. */
  done(key: ApiKey, fields?: object, as?: Person | null): Promise<Reply['data']>
  refusal(key: ApiKey, fields: object, as?: Person | null): Promise<string | undefined>
  audit(query?: object): Promise<Reply['data']>
}

export async function adminScene(options: WorldOptions = {}): Promise<AdminScene> {
  const world = await fullWorld({}, options)
  const first = await world.operator('operator')
  const send: AdminScene['send'] = (key, fields, as = first, ip) =>
    world.call(key, { as, ...(key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }), ...(ip && { ip }) })
  const done: AdminScene['done'] = async (key, fields = {}, as) => {
    const { data, error } = await send(key, fields, as)
    expect([key, error ?? 'done', ...contractErrors(key, data)]).toEqual([key, 'done'])
    return data
  }
  return {
    ...world,
    first,
    second: await world.operator('second'),
    member: await world.person('member'),
    other: await world.person('other'),
    send,
    done,
    refusal: async (key, fields, as) => (await send(key, fields, as)).error,
    audit: async (query = {}) => (await done('GET api/Desk/audit', query)).list,
  }
}

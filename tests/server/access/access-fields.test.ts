// Tries fields that a caller may not set, and unbounded inputs, on every call that changes something. R-ACCESS-3.
import { describe, expect, it } from 'vitest'
import { type ApiKey, api } from '../../../contract/api.ts'
import type { Endpoint } from '../../../contract/wire/endpoint.ts'
import { rowsOf } from '../../support/database/rows-of.ts'
import { inputOf } from '../../support/hostile/access-rows.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { fullWorld } from '../../support/people/full-world.ts'
import { figures } from '../../support/soak.ts'

const contract: Record<ApiKey, Endpoint> = api
const world = await fullWorld()
const { call } = world
const other = await world.person('other')
await endow(world.app.context.db, [other.id], { coin: 50_000, income: 50_000, gold: 5_000 })

/** Names of fields that an unauthorized caller would like to set. */
const privateFields =
  `balance balances gold coin give money price amount uid id_user account account_id user_id owner actor is_anchor roles role
  operator userlevel toplevel experience wealth status state sign verified is_complete lz_num share_code invited_by created_at closed_at closing_at
  blocked_at password_hash payment_password hash session token paid_at credited approved_by fee rate discount`
    .split(/\s+/)
    .filter(Boolean)

describe('a field the caller may not set', () => {
  const writing = (Object.keys(api) as ApiKey[]).filter((key) => api[key].effect !== 'read' && api[key].who !== 'operator')

  it('is rejected by every call that changes something, and changes nothing', async () => {
    expect(privateFields.length).toBeGreaterThanOrEqual(40)
    const before = await rowsOf(world.pool, other)
    let tries = 0
    for (const key of writing) {
      const own = key.startsWith('GET') ? contract[key].query : contract[key].body
      const names = Object.keys((own as { properties?: object } | undefined)?.properties ?? {})
      const tried = privateFields.filter((field) => !names.includes(field))
      const errors = new Set<string | undefined>()
      tries += tried.length
      for (const field of tried) errors.add((await call(key, { as: other, ...inputOf(key, { [field]: '1' }) })).error)
      expect([key, [...errors]]).toEqual([key, ['invalid-input']])
    }
    const dirty = ['__proto__', 'constructor', 'prototype']
    for (const name of dirty) {
      const payload = `{"${name}":{"roles":["operator"]}}`
      const headers = { 'content-type': 'application/json', token: other.token }
      const reply = await world.app.http.inject({ method: 'POST', url: '/api/member/updateInfo', payload, headers })
      expect([name, reply.json().code]).toEqual([name, 1])
    }
    expect(await rowsOf(world.pool, other)).toEqual(before)
    figures({ proof: 'R-ACCESS-3 fields', fields: privateFields.length, calls: writing.length, tries, changed: 0 })
    expect((await call('GET api/Desk/proof', { as: other })).error).toBe('forbidden')
  })

  it('finds no input object with additional properties and no unbounded number', () => {
    const open: string[] = []
    const inspect = (key: string, schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { type, additionalProperties, maximum } = schema as { type?: string; additionalProperties?: unknown; maximum?: number }
      if ((type === 'integer' || type === 'number') && maximum === undefined && !('const' in schema)) open.push(`${key} ${path}`)
      if (type === 'object' && additionalProperties !== false) open.push(`${key} ${path}`)
      for (const [name, part] of Object.entries(schema)) inspect(key, part, `${path}/${name}`)
    }
    for (const key of Object.keys(api) as ApiKey[]) {
      inspect(key, contract[key].query, 'query')
      inspect(key, contract[key].body, 'body')
    }
    // The body of a decision is validated against the schema of its call.
    expect(open).toEqual(['POST api/Desk/scheduleDecision body/properties/body'])
  })
})

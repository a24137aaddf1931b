// What strangers who guess from an address may cost other users of that address: a puzzle, never their login. Decision 38.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solveProof } from '../../../rules/member/proof.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'

const world = await memberWorld()
const { call, codeOf, register } = world

/** Solves the puzzle for an address. */
async function proofFor(ip: string): Promise<string> {
  const { challenge, bits } = (await call('POST api/user/getProof', {}, { ip })).data
  return solveProof(challenge, bits, (text) => createHash('sha256').update(text).digest())
}

describe('a login', () => {
  it('by correct code, registration or reset passes after thirty wrong passwords; a correct password needs a puzzle', async () => {
    const mobile = 'shared@example.com'
    const ip = '10.46.0.1'
    const from = (body: object, key = 'POST api/user/login') => call(key, body, { ip })
    await register(mobile, password, { ip })
    for (let index = 0; index < 30; index += 1)
      expect((await from({ mobile: `invented${index}@example.com`, password: 'wrong-password' })).error).toBe('login-wrong')
    const withCode = async (key: string, body: { mobile: string; password?: string; repassword?: string }) => {
      world.move(61_000)
      expect(await from({ mobile: body.mobile }, 'POST api/user/getCode')).toMatchObject({ code: 0 })
      expect(await from({ ...body, code: await codeOf(body.mobile) }, key)).toMatchObject({ code: 0 })
    }
    await withCode('POST api/user/login', { mobile })
    await withCode('POST api/user/registered', { mobile: 'newcomer@example.com', password, repassword: password })
    await withCode('POST api/user/editPassword', { mobile, password })
    expect(await from({ mobile, password })).toMatchObject({ error: 'proof-needed' })
    expect(await from({ mobile, password, proof: await proofFor(ip) })).toMatchObject({ code: 0 })
  })

  it('of the owner passes with a puzzle after ten wrong passwords from the same network', async () => {
    const mobile = 'neighbour@example.com'
    await register(mobile, password, { ip: '10.47.0.1' })
    const enter = (word: string, more: object = {}) => call('POST api/user/login', { mobile, password: word, ...more }, { ip: '10.47.0.2' })
    for (let index = 0; index < 10; index += 1) expect(await enter('wrong-password')).toMatchObject({ error: 'login-wrong' })
    expect(await enter(password)).toMatchObject({ error: 'proof-needed' })
    expect(await enter(password, { proof: await proofFor('10.47.0.2') })).toMatchObject({ code: 0 })
    // Each attempt beyond the limit makes the next puzzle harder.
    await world.pool.query("INSERT INTO attempt (kind, subject, at) SELECT 'login', $1, $2::timestamptz FROM generate_series(1, 100)", [
      `${mobile} 10.47.0`,
      new Date(world.now()),
    ])
    expect(await enter(password)).toMatchObject({ error: 'proof-needed' })
    expect((await call('POST api/user/getProof', {}, { ip: '10.47.0.2' })).data.bits).toBe(19)
  })

  it('by code counts for its address only if wrong, and requires a puzzle after thirty wrong ones', async () => {
    const mobile = 'guessed@example.com'
    const ip = '10.48.0.1'
    const enter = (who: string, code: string, more: object = {}) => call('POST api/user/login', { mobile: who, code, ...more }, { ip })
    const counted = async () => (await world.pool.query("SELECT FROM attempt WHERE kind = 'login-code' AND subject = $1", [ip])).rowCount
    await call('POST api/user/getCode', { mobile }, { ip })
    expect(await enter(mobile, await codeOf(mobile))).toMatchObject({ code: 0 })
    expect(await counted()).toBe(0)
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => enter(`invented${index}@example.com`, '123456')))
    expect(guesses.filter(({ error }) => error === 'code-expired')).toHaveLength(30)
    expect(guesses.filter(({ error }) => error === 'proof-needed')).toHaveLength(10)
    world.move(61_000)
    await call('POST api/user/getCode', { mobile }, { ip })
    const code = await codeOf(mobile)
    expect(await enter(mobile, code)).toMatchObject({ error: 'proof-needed' })
    expect(await enter('invented@example.com', '123456', { proof: await proofFor(ip) })).toMatchObject({ error: 'code-expired' })
    expect(await counted()).toBe(31)
    expect(await enter(mobile, code, { proof: await proofFor(ip) })).toMatchObject({ code: 0 })
    expect(await counted()).toBe(31)
  })
})

// Floods of authentication: what response times reveal, how a thousand concurrent logins delay other requests, and how far password
// guessing and code requests get. R-CODE-3 to R-CODE-5, R-SESSION-6.
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openKeys } from '../../../server/core/keys.ts'
import { openCodes } from '../../../server/features/account/code/codes.ts'
import { memberWorld, password } from '../../support/people/member-world.ts'
import { figures, soak } from '../../support/soak.ts'

const sorted = (values: number[]): number[] => [...values].sort((a, b) => a - b)
const at = (values: number[], part: number): number => sorted(values)[Math.floor(values.length * part)] ?? 0
const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

describe('a failed login', () => {
  it('takes as long for an unknown number as for a known one', { timeout: soak(60_000, 900_000) }, async () => {
    const world = await memberWorld()
    await world.register('known@example.com', password, { ip: '10.200.0.1' })
    const tries = soak(10, 1_000)
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    // CPU time in npm test, which runs beside other processes; wall-clock time in npm run soak.
    const clock = (): number => {
      const { user, system } = process.cpuUsage()
      return soak((user + system) / 1_000, performance.now())
    }
    for (let index = 0; index < tries; index += 1) {
      // Ten minutes between pairs, so that no limit applies.
      world.move(601_000)
      for (const who of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const since = clock()
        const body = { mobile: `${who}@example.com`, password: 'wrong-word-77' }
        const note = await world.call('POST api/user/login', body, { ip: addressOf(index) })
        times[who].push(clock() - since)
        expect(note).toMatchObject({ code: 1, error: 'login-wrong', status: 200 })
      }
    }
    // The lower percentile is the login itself; other work of the process only adds to it.
    const [known, unknown] = [at(times.known, 0.15), at(times.unknown, 0.15)]
    figures({ proof: 'R-CODE-4 timing', tries: tries * 2, known: known.toFixed(2), unknown: unknown.toFixed(2) })
    expect(Math.abs(known - unknown)).toBeLessThan(soak(known / 2, 5))
  })
})

describe('a hundred logins a second', () => {
  it('do not delay other requests', { timeout: soak(60_000, 300_000) }, async () => {
    const world = await memberWorld()
    const { token } = await world.register('honest@example.com', password, { ip: '10.201.0.1' })
    const seconds = soak(1, 60)
    const outcomes = new Map<string, number>()
    const flying: Promise<void>[] = []
    const reads: number[] = []
    /** Requests that were answered while each one was pending. */
    const overtaken: Record<'reads' | 'logins', number[]> = { reads: [], logins: [] }
    let answered = 0
    const note = (kind: 'reads' | 'logins', before: number): void => {
      overtaken[kind].push(answered - before)
      answered += 1
    }
    const until = performance.now() + seconds * 1_000
    for (let tick = 0; performance.now() < until; tick += 1) {
      for (let index = 0; index < 5; index += 1) {
        const number = tick * 5 + index
        const before = answered
        const body = { mobile: `n${number}@example.com`, password: 'wrong-word-77' }
        const login = world.call('POST api/user/login', body, { ip: addressOf(number) })
        flying.push(
          login.then(({ error = 'in' }) => {
            outcomes.set(error, (outcomes.get(error) ?? 0) + 1)
            if (error === 'login-wrong') note('logins', before)
          }),
        )
      }
      for (const key of ['GET api/user/avatarList', 'GET api/Member/info']) {
        const [since, before] = [performance.now(), answered]
        flying.push(
          world.call(key, {}, { token }).then(({ code }) => {
            reads.push(performance.now() - since)
            note('reads', before)
            expect(code).toBe(0)
          }),
        )
      }
      await wait(50)
    }
    await Promise.all(flying)
    const p99 = at(reads, 0.99)
    figures({ proof: 'R-SESSION-6 flood', seconds, asked: [...outcomes.values()].reduce((sum, one) => sum + one, 0), p99: Math.round(p99) })
    // Excess logins get an error; nothing breaks and no attacker signs in.
    expect([...outcomes.keys()].filter((error) => !['login-wrong', 'busy', 'too-many'].includes(error))).toEqual([])
    // Requests without a password do not wait in the password queue.
    expect(at(overtaken.reads, 0.5)).toBeLessThan(at(overtaken.logins, 0.5))
    if (soak(false, true)) expect(p99).toBeLessThan(300)
  })
})

describe('codes', () => {
  const mail = (name: string) => ({ kind: 'email', text: `${name}@example.com` }) as const

  it('of many numbers cannot be guessed from many addresses', { timeout: soak(60_000, 900_000) }, async () => {
    const world = await memberWorld()
    const keys = await openKeys({ secretKey: '', dataDir: world.dataDir })
    let sends = 0
    let code = ''
    const codes = await openCodes(world.context, {
      keys,
      now: world.now,
      send: async (_to, text) => {
        sends += 1
        code = text
      },
    })
    const numbers = soak(300, 10_000)
    const outcomes = new Map<string, number>()
    const count = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    for (let index = 0; index < numbers; index += 1) {
      const asking = { mobile: mail(`v${index}`), purpose: 'account' as const, ip: `12.${index % 200}.0.1` }
      await codes.send(asking, 'en').catch(({ code: why }: { code: string }) => count(`send ${why}`))
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
      for (let guess = 0; guess < 5; guess += 1)
        await codes.take(asking, wrong).then(
          () => count('in'),
          ({ code: why }: { code: string }) => count(why),
        )
    }
    await codes.close()
    expect(outcomes.get('in')).toBeUndefined()
    expect(outcomes.get('code-wrong')).toBeLessThanOrEqual(500)
    // Once the breaker has tripped, the server sends no code and checks none.
    expect(sends).toBeLessThanOrEqual(101)
    expect(outcomes.get('proof-needed') ?? 0).toBeGreaterThan(numbers * 5 - 600)
    figures({ proof: 'R-CODE-5 guessing', numbers, sends, checked: outcomes.get('code-wrong') ?? 0 })
  })

  it('are sent only as often as the limits allow, however often requested', { timeout: soak(60_000, 900_000) }, async () => {
    const world = await memberWorld()
    const keys = await openKeys({ secretKey: '', dataDir: world.dataDir })
    /** The interval in which each code was sent, by number or by address. */
    type Sent = Map<string, { from: number; to: number }[]>
    const perNumber: Sent = new Map()
    const perAddress: Sent = new Map()
    let sent = 0
    const count = async (): Promise<void> => {
      sent += 1
    }
    const codes = await openCodes(world.context, { keys, now: world.now, send: count })
    const minutes = soak(2, 59)
    const perMinute = soak(400, 1_000)
    let accepted = 0
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let from = 0; from < perMinute; from += 50)
        await Promise.all(
          Array.from({ length: 50 }, async (_, index) => {
            const number = from + index
            const ip = `13.${number % 40}.0.1`
            const asking = { mobile: mail(`f${(number * 7) % 60}`), purpose: 'account' as const, ip }
            const since = world.now()
            const ok = await codes.send(asking, 'en').then(
              () => true,
              () => false,
            )
            if (!ok) return
            accepted += 1
            const timeSpan = { from: since, to: world.now() }
            perNumber.set(asking.mobile.text, [...(perNumber.get(asking.mobile.text) ?? []), timeSpan])
            perAddress.set(ip, [...(perAddress.get(ip) ?? []), timeSpan])
          }),
        )
      world.move(60_001)
    }
    await codes.close()
    // The clock of this world advances during the requests, so the sends may span more than an hour.
    const mostInAnHour = (all: Sent): number =>
      Math.max(
        ...[...all.values()].flatMap((timeSpans) =>
          timeSpans.map(({ from }) => timeSpans.filter((one) => one.from >= from && one.to < from + 3_600_000).length),
        ),
      )
    expect(sent).toBe(accepted)
    expect(mostInAnHour(perNumber)).toBeLessThanOrEqual(Math.min(5, minutes))
    expect(mostInAnHour(perAddress)).toBeLessThanOrEqual(20)
    expect(sent).toBeGreaterThan(0)
    figures({ proof: 'R-CODE-3 sending', asked: minutes * perMinute, sent, mostOfANumber: mostInAnHour(perNumber) })
  })
})

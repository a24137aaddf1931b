// A member who uses the product through its API: counts refusals by a rule; every other error is a product failure.
import type { ApiBody, ApiData, ApiKey, ApiQuery } from '../../../contract/api.ts'
import { type Caller, callApp, logIn, type Registered } from '../people/app-member.ts'
import { chance } from '../soak.ts'
import type { Tally } from './tally.ts'

export interface Asking<K extends ApiKey> {
  query?: ApiQuery<K>
  body?: ApiBody<K>
}

/** A person's random generator: the same sequence for the same seed. */
export interface Draw {
  below(end: number): number
  /** Undefined for an empty list. */
  one<T>(list: readonly T[]): T | undefined
  /** True with this probability in percent. */
  happens(percent: number): boolean
  /** Draws one choice in proportion to its weight, the first field. */
  weighed<Rest extends unknown[]>(choices: readonly (readonly [weight: number, ...Rest])[]): Rest
}
export function drawFrom(seed: number): Draw {
  const below = chance(seed)
  return {
    below,
    one: (list) => list[below(Math.max(1, list.length))],
    happens: (percent) => below(100) < percent,
    weighed<Rest extends unknown[]>(choices: readonly (readonly [weight: number, ...Rest])[]): Rest {
      let left = below(choices.reduce((sum, [weight]) => sum + weight, 0))
      for (const [weight, ...rest] of choices) {
        left -= weight
        if (left < 0) return rest as Rest
      }
      throw new RangeError('nothing to draw from')
    },
  }
}

/** Appends the query to a call's path. */
export function keyWith<K extends ApiKey>(key: K, query: ApiQuery<K> | undefined): string {
  const fields = Object.entries((query ?? {}) as Record<string, string | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return fields.length > 0 ? `${key}?${new URLSearchParams(fields)}` : key
}

export class Fan {
  readonly id: string
  token: string
  private readonly mobile: string

  constructor(
    readonly name: string,
    readonly app: Caller,
    member: Registered,
    readonly draw: Draw,
    readonly tally: Tally,
  ) {
    this.id = member.id
    this.token = member.token
    this.mobile = member.mobile
  }

  /** Null: refused. */
  async ask<K extends ApiKey>(key: K, { query, body }: Asking<K> = {}): Promise<ApiData<K> | null> {
    try {
      return await callApp<ApiData<K>>(this.app, keyWith(key, query), body ?? {}, this.token)
    } catch (error) {
      this.tally.onError(`${this.name} (${this.id})`, key, error)
      return null
    }
  }

  /** Checks that an ended session is rejected, and that the password starts another one. */
  async signOutAndIn(): Promise<void> {
    const ended = this.token
    if (!(await this.ask('POST api/Member/SignOut'))) return
    const after = await callApp(this.app, 'GET api/User/getUserInfo', {}, ended).then(
      () => 'an answer',
      (error: { code?: string }) => error.code,
    )
    if (after !== 'auth-lost') this.tally.fail(`${this.name}: a login that was signed out of was given ${after}`)
    try {
      this.token = (await logIn(this.app, this.mobile)).token
    } catch (error) {
      this.tally.onError(`${this.name} (${this.id})`, 'POST api/user/login', error)
    }
  }
}

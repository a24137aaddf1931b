// The units of money, each a type of its own, and the common input of money calls. 1 yuan = 100 fen = 100 tenths = 10 diamonds.
import { Type } from 'typebox'

/** Tenths of a diamond: `coin`, `give`, `balance`, `balances`, `price`. */
export const Tenths = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
export type Tenths = number
/** Fen, hundredths of a yuan: `money`. */
export const Fen = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
export type Fen = number
/** Gold coins: `gold`, `lz_num`. */
export const Gold = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })
export type Gold = number

/** An amount in a query string: integer, positive, nine digits at most. R-WIRE-5. */
export const QuerySum = Type.String({ pattern: '^[1-9]\\d{0,8}$' })
/** An IANA zone; one that the engine does not know counts as Asia/Shanghai. */
export const Zone = Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$' })

/** Header of every money call: a UUID created once per intended payment, and sent again with each retry. */
export const idempotencyHeader = 'idempotency-key'

export const assets = ['diamond', 'gold', 'fen'] as const
/** diamond counts tenths, gold coins; fen is the platform's clearing account of real money. */
export type Asset = (typeof assets)[number]

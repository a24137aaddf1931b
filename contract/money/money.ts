// The units of money, each a type of its own, and what every money call takes. 1 yuan = 100 fen = 100 tenths = 10 diamonds.
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

/** A sum in a query string: whole, positive, nine digits at most. R-WIRE-5. */
export const QuerySum = Type.String({ pattern: '^[1-9]\\d{0,8}$' })
/** An IANA zone; one that the engine does not know counts as Beijing's. */
export const Zone = Type.String({ pattern: '^[A-Za-z0-9_+/-]{1,64}$' })

/** The header of every money call: a UUID made once for one intention, and sent again with each retry of it. */
export const idempotencyHeader = 'idempotency-key'

export const assets = ['diamond', 'gold', 'fen'] as const
/** diamond counts tenths, gold coins, fen is the house's clearing of real money. */
export type Asset = (typeof assets)[number]

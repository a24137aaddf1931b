// A payment whose response may be lost: it is recorded before it is sent, and its result is looked up by its key, never
// guessed and never applied twice.
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { ApiError, type CallParams, call, NetworkError } from '../api/api.ts'
import { findOutcome, type Outcome } from './money-outcome.ts'
import { doubts, UnknownOutcome } from './unknown-outcome.ts'

export interface MoneyParams<K extends ApiKey> extends CallParams<K> {
  /** UUID of one intention, stable across retries. A payment with an unknown result keeps the key that it had. */
  idempotencyKey: string
}
type PendingPayments = typeof import('./pending-payments.ts')
type Entry = import('./pending-payments.ts').Entry

/**
 * Calls and returns the data, also if only the response was lost. @throws ApiError if refused, UnknownOutcome if the payment may
 * have been made and the server cannot be asked (`settleMoney` asks again), NetworkError if nothing was done. After each of them a
 * retry is safe.
 */
export async function moneyCall<K extends ApiKey>(key: K, params: MoneyParams<K>): Promise<ApiData<K>> {
  const journal = await openJournal()
  const entry = await journal?.enter(key, params)
  const idempotencyKey = entry?.key ?? params.idempotencyKey
  // The browser reports no network: an unsent call moves no money.
  if (globalThis.navigator?.onLine === false) {
    if (entry?.isAgain) throw new UnknownOutcome('result of the earlier attempt unknown')
    // An earlier attempt may still be in flight: the key stays for it.
    await (entry?.wasMissed ? journal?.miss(idempotencyKey) : journal?.close(idempotencyKey))
    throw new NetworkError('offline')
  }
  const send = (): Promise<ApiData<K>> => sendAndAsk(key, { ...params, idempotencyKey }, journal)
  try {
    return await (journal ? journal.whileFlying(idempotencyKey, send) : send())
  } catch (error) {
    if (error instanceof UnknownOutcome) doubts.notify()
    throw error
  }
}

async function sendAndAsk<K extends ApiKey>(key: K, params: MoneyParams<K>, journal: PaymentJournal | null): Promise<ApiData<K>> {
  const { idempotencyKey } = params
  try {
    const data = await call(key, params)
    await journal?.close(idempotencyKey)
    return data
  } catch (error) {
    if (!isInDoubt(error)) {
      await journal?.close(idempotencyKey)
      throw error
    }
    const outcome = await findOrUnheard(idempotencyKey)
    if (outcome.type === 'unheard') throw new UnknownOutcome('payment result unknown', { cause: error })
    if (outcome.type === 'nothing') await journal?.miss(idempotencyKey)
    else await journal?.close(idempotencyKey)
    if (outcome.type === 'nothing') throw error
    return outcome.answer as ApiData<K>
  }
}

/** No response, a server error, or the same intention with another ticket whose first attempt succeeded after all. */
function isInDoubt(error: unknown): boolean {
  return error instanceof ApiError ? error.error === 'key-reused' || error.error === 'error' : error instanceof NetworkError
}

async function findOrUnheard(key: string): Promise<Outcome> {
  try {
    return await findOutcome(key)
  } catch (error) {
    console.warn('payment look-up failed', error)
    return { type: 'unheard' }
  }
}

interface PaymentJournal {
  enter(path: string, params: CallParams<ApiKey>): Promise<Entry | undefined>
  close(key: string): Promise<void>
  miss(key: string): Promise<void>
  whileFlying: PendingPayments['whileFlying']
}

/** Blocked storage must not prevent payments: the call is then only as safe as the page. */
async function openJournal(): Promise<PaymentJournal | null> {
  const tolerant = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      console.warn('payment journal write failed', error)
      return undefined
    }
  }
  // Loads Dexie, which is not part of the first chunk.
  const journal = await tolerant(() => import('./pending-payments.ts'))
  if (!journal) return null
  return {
    enter: (path, params) =>
      tolerant(() =>
        journal.enterCall(path, { query: params.query, body: params.body }, (params as { idempotencyKey: string }).idempotencyKey),
      ),
    close: (key) => tolerant(() => journal.closeCall(key)),
    miss: (key) => tolerant(() => journal.missCall(key)),
    whileFlying: journal.whileFlying,
  }
}

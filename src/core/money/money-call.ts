// A money call whose answer may be lost: it is written down before it is sent, what became of it is asked by its key, never
// guessed, never done twice.
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { ApiError, type CallParams, call, NetworkError } from '../api/api.ts'
import { findOutcome, type Outcome } from './money-outcome.ts'
import { doubts, UnknownOutcome } from './unknown-outcome.ts'

export interface MoneyParams<K extends ApiKey> extends CallParams<K> {
  /** A UUID of one intention, kept over its retries. The same act whose end is not known keeps the key that it had. */
  idempotencyKey: string
}
type Book = typeof import('./money-book.ts')
type Entry = import('./money-book.ts').Entry

/**
 * Calls and answers its data, also when only the answer was lost. @throws ApiError when it was refused, UnknownOutcome when it
 * may have been done and the server cannot be asked (`settleMoney` asks again), NetworkError when nothing was done. After each
 * of them trying again is safe.
 */
export async function moneyCall<K extends ApiKey>(key: K, params: MoneyParams<K>): Promise<ApiData<K>> {
  const book = await openBook()
  const entry = await book?.enter(key, params)
  const idempotencyKey = entry?.key ?? params.idempotencyKey
  // The browser knows that there is no network: what is not sent takes nothing.
  if (globalThis.navigator?.onLine === false) {
    if (entry?.isAgain) throw new UnknownOutcome('the earlier try was not answered')
    // An earlier try may still be on its way: the key stays for it.
    await (entry?.wasMissed ? book?.miss(idempotencyKey) : book?.close(idempotencyKey))
    throw new NetworkError('offline')
  }
  const send = (): Promise<ApiData<K>> => sendAndAsk(key, { ...params, idempotencyKey }, book)
  try {
    return await (book ? book.whileFlying(idempotencyKey, send) : send())
  } catch (error) {
    if (error instanceof UnknownOutcome) doubts.tell()
    throw error
  }
}

async function sendAndAsk<K extends ApiKey>(key: K, params: MoneyParams<K>, book: OpenBook | null): Promise<ApiData<K>> {
  const { idempotencyKey } = params
  try {
    const data = await call(key, params)
    await book?.close(idempotencyKey)
    return data
  } catch (error) {
    if (!isInDoubt(error)) {
      await book?.close(idempotencyKey)
      throw error
    }
    const outcome = await findOrUnheard(idempotencyKey)
    if (outcome.is === 'unheard') throw new UnknownOutcome('nobody knows yet', { cause: error })
    if (outcome.is === 'nothing') await book?.miss(idempotencyKey)
    else await book?.close(idempotencyKey)
    if (outcome.is === 'nothing') throw error
    return outcome.answer as ApiData<K>
  }
}

/** No answer, a server that broke, or the same intention with another ticket whose first try had got through after all. */
function isInDoubt(error: unknown): boolean {
  return error instanceof ApiError ? error.error === 'key-reused' || error.error === 'error' : error instanceof NetworkError
}

async function findOrUnheard(key: string): Promise<Outcome> {
  try {
    return await findOutcome(key)
  } catch (error) {
    console.warn('a money call cannot be asked about', error)
    return { is: 'unheard' }
  }
}

interface OpenBook {
  enter(path: string, params: CallParams<ApiKey>): Promise<Entry | undefined>
  close(key: string): Promise<void>
  miss(key: string): Promise<void>
  whileFlying: Book['whileFlying']
}

/** Storage that is blocked keeps nobody from paying: the call is as safe as the page then. */
async function openBook(): Promise<OpenBook | null> {
  const tolerant = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work()
    } catch (error) {
      console.warn('a money call was not written down', error)
      return undefined
    }
  }
  // With Dexie, which is not part of the first chunk.
  const book = await tolerant(() => import('./money-book.ts'))
  if (!book) return null
  return {
    enter: (path, params) =>
      tolerant(() =>
        book.enterCall(path, { query: params.query, body: params.body }, (params as { idempotencyKey: string }).idempotencyKey),
      ),
    close: (key) => tolerant(() => book.closeCall(key)),
    miss: (key) => tolerant(() => book.missCall(key)),
    whileFlying: book.whileFlying,
  }
}

// Detects features that were switched off while their page is open: the server returns the same error for them as for a closed ledger; the
// configuration tells which it is.
import type { Feature } from '../../../contract/wire/feature.ts'
import { ApiError, call } from '../../core/api/api.ts'

export class SwitchedOff extends Error {}

const readOff = async (): Promise<readonly Feature[]> => (await call('GET api/Config/getConfig')).off ?? []

/** @throws SwitchedOff if the operator has switched the feature off, otherwise the error of `work` */
export async function unlessOff<T>(feature: Feature, work: () => Promise<T>, read = readOff): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'unavailable') throw error
    const off = await read().catch((failure: unknown): readonly Feature[] => {
      console.warn('feature configuration request failed', failure)
      return []
    })
    throw off.includes(feature) ? new SwitchedOff(feature, { cause: error }) : error
  }
}

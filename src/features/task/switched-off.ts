// What was switched off while its page is open: a closed call is answered like a closed ledger, the configuration tells them apart.
import type { Feature } from '../../../contract/wire/feature.ts'
import { ApiError, call } from '../../core/api/api.ts'

export class SwitchedOff extends Error {}

const readOff = async (): Promise<readonly Feature[]> => (await call('GET api/Config/getConfig')).off ?? []

/** @throws SwitchedOff when the operator has switched the feature off, else what `work` throws. */
export async function unlessOff<T>(feature: Feature, work: () => Promise<T>, read = readOff): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.error !== 'unavailable') throw error
    const off = await read().catch((failure: unknown): readonly Feature[] => {
      console.warn('what is switched off could not be asked', failure)
      return []
    })
    throw off.includes(feature) ? new SwitchedOff(feature, { cause: error }) : error
  }
}

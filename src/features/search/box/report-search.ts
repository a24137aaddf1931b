// Reports a search that this device answered itself, so that hot searches count it.
import { call } from '../../../core/api/api.ts'

export function reportSearch(name: string): void {
  if (name === '') return
  call('GET api/Search/index', { query: { name } }).catch((error: unknown) => console.warn('search not reported', error))
}

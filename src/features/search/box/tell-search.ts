// Tells the server what was searched for when the answer came from this device: the hot searches are what people really want.
import { call } from '../../../core/api/api.ts'

export function tellSearch(name: string): void {
  if (name === '') return
  call('GET api/Search/index', { query: { name } }).catch((error: unknown) => console.warn('the search was not told', error))
}

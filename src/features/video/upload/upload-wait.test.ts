import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../../core/api/api.ts'
import { refusalOf } from '../../../core/upload/upload-part.ts'
import { waitsFor } from './upload-wait.ts'

it('an interrupted video upload waits for the network, or for a server that a gateway reports as unavailable', () => {
  expect(waitsFor(new NetworkError('the bytes did not arrive'))).toBe('waiting')
  for (const status of [502, 503, 504]) expect(waitsFor(refusalOf(status, '<html>Bad Gateway</html>'))).toBe('away')
  expect(waitsFor(new ApiError(1, 'upload-full', 'full'))).toBeNull()
})

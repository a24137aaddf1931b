import { expect, it, vi } from 'vitest'
import { dropVideoDraft } from './video-draft-store.ts'

vi.mock('../../../core/storage/db.ts', () => ({
  db: { videoDraft: { bulkDelete: () => Promise.reject(new DOMException('blocked', 'UnknownError')) } },
}))
vi.mock('../../../core/storage/account.ts', () => ({ currentAccount: async () => '1' }))

it('publishing succeeds even when the device cannot delete the draft', async () => {
  await expect(dropVideoDraft()).resolves.toBeUndefined()
})

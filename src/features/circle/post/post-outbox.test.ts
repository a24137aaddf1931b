import { beforeEach, expect, it, vi } from 'vitest'
import { emptyPost, type PostDraft } from '../../../core/upload/post-draft.ts'
import { dropPostDraft, takeBackPost } from './post-outbox.ts'

const disk = vi.hoisted(() => ({ draft: undefined as { owner: string; draft: PostDraft } | undefined, dropped: [] as number[] }))
vi.mock('../../../core/storage/account.ts', () => ({ currentAccount: async () => 'anna' }))
vi.mock('../../../core/storage/db.ts', () => ({
  db: {
    postDraft: {
      get: async () => disk.draft,
      put: async (row: typeof disk.draft) => {
        disk.draft = row
      },
      delete: () => Promise.reject(new DOMException('blocked', 'UnknownError')),
    },
  },
}))
vi.mock('../../../core/packs/space.ts', () => ({ saveOwn: (work: () => Promise<unknown>) => work() }))
vi.mock('../../../core/outbox/device-outbox.ts', () => ({ deviceOutbox: { discard: async (seq: number) => void disk.dropped.push(seq) } }))

const refused = { seq: 7, draft: { ...emptyPost('c1'), text: '被退回的' }, refused: 'word-refused' }
const saveDraft = (draft: PostDraft): void => {
  disk.draft = { owner: 'anna', draft }
}

beforeEach(() => {
  disk.draft = undefined
  disk.dropped = []
})

it('restores a rejected post to the form when nothing is being written', async () => {
  saveDraft(emptyPost('c2'))
  expect(await takeBackPost(refused)).toBe(true)
  expect([disk.draft?.draft.text, disk.dropped]).toEqual(['被退回的', [7]])
})

it('does not replace another post that is being written', async () => {
  saveDraft({ ...emptyPost('c2'), text: '写到一半的' })
  expect(await takeBackPost(refused)).toBe(false)
  expect([disk.draft?.draft.text, disk.dropped]).toEqual(['写到一半的', []])
})

it('publishes although the device cannot delete the draft', async () => {
  await expect(dropPostDraft()).resolves.toBeUndefined()
})

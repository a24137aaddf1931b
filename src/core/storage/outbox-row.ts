// Converts an unsent message to a row of the outbox.
import type { UnsentRecord } from '../chat/unsent.ts'
import type { OutboxRecord } from './db.ts'

/** `createdAt`: real milliseconds of this device. */
export const outboxRowOf = (
  { key, owner, conversationID, draft, url, failure }: Omit<UnsentRecord, 'at'>,
  createdAt: number,
): Omit<OutboxRecord, 'seq'> => ({
  ...{ key, kind: 'chat', subject: key, payload: { conversationID, draft, url }, owner },
  ...{ createdAt, tries: 0, notBefore: 0, refused: failure || null },
})

// Notifies an account that it became a room's manager or no longer is: by whom, and whose room if another manager did it.
import type { Tx } from '../../../core/database/transaction.ts'
import { notifyToggle } from '../../notification/store.ts'
import { findRoom } from '../store.ts'
import type { ModerationAction } from './standing.ts'

export async function notifyManager(
  tx: Tx,
  event: 'manager-made' | 'manager-ended',
  { roomId, by, whom }: ModerationAction,
  at: Date,
): Promise<void> {
  const streamer = (await findRoom(tx, roomId))?.uid ?? by
  const detail = streamer === by ? {} : { streamer }
  await notifyToggle(tx, { account: whom, kind: 'system', event, actor: by, cause: `manager ${roomId}`, detail }, at)
}

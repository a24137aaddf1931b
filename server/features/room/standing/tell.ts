// Who became a manager of a room, or is one no longer, is told: by whom, and whose room it is where another manager did it.
import type { Tx } from '../../../core/database/transaction.ts'
import { findFaces } from '../../account/store.ts'
import { notify } from '../../notification/store.ts'
import { findRoom } from '../store.ts'
import type { Deed } from './standing.ts'

export async function tellManager(tx: Tx, event: 'manager-made' | 'manager-ended', { roomId, by, whom }: Deed, at: Date): Promise<void> {
  const uid = (await findRoom(tx, roomId))?.uid ?? by
  const nickname = (await findFaces(tx, [uid])).get(uid)?.nickname ?? ''
  const cause = `${event} ${roomId} ${at.getTime()}`
  const detail = uid === by ? {} : { name: { zh: nickname, en: nickname, vi: nickname } }
  await notify(tx, { account: whom, kind: 'system', event, actor: by, cause, detail }, at)
}

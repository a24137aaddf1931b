// The refused words set by the operator, and those of each room.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../core/setting/store.ts'

export type WordLists = Record<Lang, string[]> & { built_in: boolean }
const name = 'refused-words'
const roomName = (roomId: string): string => `refused-words ${roomId}`

export async function findWords(db: NodePgDatabase): Promise<WordLists> {
  return { zh: [], en: [], vi: [], built_in: true, ...(await findSetting<Partial<WordLists>>(db, name)) }
}
/** Serializes changes: each concerns one language, and rewrites the other two. */
export async function lockWords(tx: Tx): Promise<WordLists> {
  await lockSetting(tx, name)
  return findWords(tx)
}
export const upsertWords = (db: NodePgDatabase, words: WordLists): Promise<void> => upsertSetting(db, name, words)
export const findRoomWords = async (db: NodePgDatabase, roomId: string): Promise<string[]> =>
  (await findSetting<string[]>(db, roomName(roomId))) ?? []
export const upsertRoomWords = (db: NodePgDatabase, roomId: string, words: readonly string[]): Promise<void> =>
  upsertSetting(db, roomName(roomId), words)

/** Checks texts; passed to the features that accept texts. */
export interface Words {
  /**
   * Throws word-refused. With a room, its own words apply too. Inside a transaction it reads through that one: waiting for another
   * connection could deadlock.
   */
  check(text: string, roomId?: string, within?: NodePgDatabase): Promise<void>
  /** Reloads the lists; call after a change. */
  reload(): void
}
export const allWords = (lists: WordLists, builtIn: Record<Lang, readonly string[]>): string[] =>
  langs.flatMap((lang) => [...lists[lang], ...(lists.built_in ? builtIn[lang] : [])])

// A feed's checkpoint in the database, so that a restart resumes there, on this machine or another.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findSetting, upsertSetting } from '../core/setting/store.ts'

export interface Progress<T> {
  /** Null: it never ran. */
  read(): Promise<T | null>
  write(value: T): Promise<void>
}

/** `name`: of the feed and its source; another source starts over. */
export const progressOf = <T>(db: NodePgDatabase, name: string): Progress<T> => ({
  read: () => findSetting<T>(db, name),
  write: (value) => upsertSetting(db, name, value),
})

/** What a feed reported of each match, by id and in the feed's own terms: distinguishes corrections from news. */
export type Checkpoints<Checkpoint> = Record<string, Checkpoint>
export interface CheckpointProgress<Checkpoint> {
  /** Real milliseconds of the last read. */
  at: number
  matches: Checkpoints<Checkpoint>
}

// How far a feed has come, kept in the database, so that a restart goes on from there, on this machine or another.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findSetting, putSetting } from '../core/setting/store.ts'

export interface Progress<T> {
  /** Null: it never ran. */
  read(): Promise<T | null>
  write(value: T): Promise<void>
}

/** `name`: of the feed and its source; another source begins anew. */
export const progressOf = <T>(db: NodePgDatabase, name: string): Progress<T> => ({
  read: () => findSetting<T>(db, name),
  write: (value) => putSetting(db, name, value),
})

/** What a feed already said of each match, by its id and in the feed's own terms: so it knows a correction from news. */
export type SaidMatches<Said> = Record<string, Said>
export interface SaidProgress<Said> {
  /** Real milliseconds when it was last looked at. */
  at: number
  matches: SaidMatches<Said>
}

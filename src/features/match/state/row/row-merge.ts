// Decides which of two versions of a match is newer, and applies patches to rows. Pure.
import { replaceEqualDeep } from '@tanstack/react-query'
import type { MatchPatch, OddsPatch } from '../../../../../contract/live.ts'
import type { MatchRow } from '../../../../../contract/match/match-row.ts'

type Version = Pick<MatchRow, 'seq'> & Partial<Pick<MatchRow, 'updated_at'>>

/** Whether `next` is not older than `known`: by the larger seq, then the later timestamp. */
export function isCurrent(known: Version, next: Version): boolean {
  if (next.seq !== known.seq) return next.seq > known.seq
  if (known.updated_at === undefined || next.updated_at === undefined) return true
  return next.updated_at >= known.updated_at
}

/** Replaces the known row by `next`; returns the known object itself unless `next` is current. */
export const mergeRow = (known: MatchRow | undefined, next: MatchRow): MatchRow => (known && !isCurrent(known, next) ? known : next)

/** The row to show for one that was read: the store's, unless the read is newer. Odds and rooms change without a seq. */
export const currentRow = (read: MatchRow, known: MatchRow | undefined): MatchRow => (known ? mergeRow(read, known) : read)

/** Applies changed fields to a known row; returns the known object itself if the patch is older. */
export const patchRow = (known: MatchRow, patch: MatchPatch): MatchRow => (isCurrent(known, patch) ? { ...known, ...patch } : known)

/** Returns the known object if the next one is deeply equal; equal parts are reused too. */
export const reuseIfEqual = (known: MatchRow | undefined, next: MatchRow): MatchRow => replaceEqualDeep(known, next)

/** Odds have no seq: their own timestamp decides. */
export function patchOdds(known: MatchRow, { odds }: OddsPatch): MatchRow {
  return known.odds && known.odds.updated_at > odds.updated_at ? known : { ...known, odds }
}

// Which of two words about a match is the newer one, and what a row is after a patch. Pure.
import { replaceEqualDeep } from '@tanstack/react-query'
import type { MatchPatch, OddsPatch } from '../../../../contract/live.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'

type Version = Pick<MatchRow, 'seq'> & Partial<Pick<MatchRow, 'updated_at'>>

/** Whether `next` is not older than `known`: the larger seq, then the later moment. */
export function isCurrent(known: Version, next: Version): boolean {
  if (next.seq !== known.seq) return next.seq > known.seq
  if (known.updated_at === undefined || next.updated_at === undefined) return true
  return next.updated_at >= known.updated_at
}

/** A whole row over what is known; the known object itself when nothing newer came. */
export const mergeRow = (known: MatchRow | undefined, next: MatchRow): MatchRow => (known && !isCurrent(known, next) ? known : next)

/** What is shown of a row that was read: as this window knows it, unless the read is newer. Prices and rooms are told without a seq. */
export const currentRow = (read: MatchRow, known: MatchRow | undefined): MatchRow => (known ? mergeRow(read, known) : read)

/** Changed fields over a known row; the known object itself when the patch is older. */
export const patchRow = (known: MatchRow, patch: MatchPatch): MatchRow => (isCurrent(known, patch) ? { ...known, ...patch } : known)

/** The known object if the next one is deeply equal; equal parts are reused too. */
export const reuseIfEqual = (known: MatchRow | undefined, next: MatchRow): MatchRow => replaceEqualDeep(known, next)

/** Odds come without a seq: their own moment decides. */
export function patchOdds(known: MatchRow, { odds }: OddsPatch): MatchRow {
  return known.odds && known.odds.updated_at > odds.updated_at ? known : { ...known, odds }
}

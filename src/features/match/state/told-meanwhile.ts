// What the socket tells of a match while its detail is on its way: the answer may have been written before that.
import type { DetailPatch } from '../../../../contract/live.ts'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import { patchDetail } from './detail-patch.ts'

/** Of each read that is under way, by match. */
const awaited = new Map<string, Set<DetailPatch[]>>()

export function noteDetail(patch: DetailPatch): void {
  for (const told of awaited.get(patch.id) ?? []) told.push(patch)
}

/** The answer of a read with what was told meanwhile. */
export async function withToldMeanwhile(id: string, read: () => Promise<MatchDetail>): Promise<MatchDetail> {
  const told: DetailPatch[] = []
  const reads = awaited.get(id) ?? new Set()
  awaited.set(id, reads.add(told))
  try {
    return told.reduce(patchDetail, await read())
  } finally {
    reads.delete(told)
    if (reads.size === 0 && awaited.get(id) === reads) awaited.delete(id)
  }
}

// Replays patches that arrived while a detail request was in flight: its response may be older than they are.
import type { DetailPatch } from '../../../../contract/live.ts'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import { patchDetail } from './detail-patch.ts'

/** Requests in flight. */
const reads = new Set<{ id: string; told: DetailPatch[] }>()

export function noteDetail(patch: DetailPatch): void {
  for (const { id, told } of reads) if (id === patch.id) told.push(patch)
}

/** Returns the response with the patches that arrived meanwhile applied. */
export async function withToldMeanwhile(id: string, answer: () => Promise<MatchDetail>): Promise<MatchDetail> {
  const read = { id, told: [] as DetailPatch[] }
  reads.add(read)
  try {
    return read.told.reduce(patchDetail, await answer())
  } finally {
    reads.delete(read)
  }
}

// What the socket tells of a match while its detail is on its way: the answer may have been written before that.
import type { DetailPatch } from '../../../../contract/live.ts'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import { patchDetail } from './detail-patch.ts'

/** Each read that is under way. */
const reads = new Set<{ id: string; told: DetailPatch[] }>()

export function noteDetail(patch: DetailPatch): void {
  for (const { id, told } of reads) if (id === patch.id) told.push(patch)
}

/** The answer of a read with what was told meanwhile. */
export async function withToldMeanwhile(id: string, answer: () => Promise<MatchDetail>): Promise<MatchDetail> {
  const read = { id, told: [] as DetailPatch[] }
  reads.add(read)
  try {
    return read.told.reduce(patchDetail, await answer())
  } finally {
    reads.delete(read)
  }
}

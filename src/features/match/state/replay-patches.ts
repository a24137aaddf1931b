// Replays patches that arrived while a detail request was in flight: its response may be older than they are.
import type { DetailPatch } from '../../../../contract/live.ts'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import { patchDetail } from './detail-patch.ts'

/** Requests in flight. */
const reads = new Set<{ id: string; patches: DetailPatch[] }>()

export function noteDetail(patch: DetailPatch): void {
  for (const { id, patches } of reads) if (id === patch.id) patches.push(patch)
}

/** Returns the response with the patches that arrived meanwhile applied. */
export async function replayPatches(id: string, fetchDetail: () => Promise<MatchDetail>): Promise<MatchDetail> {
  const read = { id, patches: [] as DetailPatch[] }
  reads.add(read)
  try {
    return read.patches.reduce(patchDetail, await fetchDetail())
  } finally {
    reads.delete(read)
  }
}

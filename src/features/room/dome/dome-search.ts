// Search parameters of /dome: ids=A.B.C.D, the rooms in the grid, four at most.

export interface DomeSearch {
  ids?: string
}
export const mostRooms = 4

export function readDomeSearch(search: Record<string, unknown>): DomeSearch {
  const ids = domeRooms({ ids: typeof search.ids === 'string' ? search.ids : String(search.ids ?? '') })
  return ids.length > 0 ? { ids: ids.join('.') } : {}
}

export const domeRooms = ({ ids = '' }: DomeSearch): string[] =>
  [...new Set(ids.split('.').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, mostRooms)

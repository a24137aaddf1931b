/** Orders ids, and timestamps of one format, by code unit; `localeCompare` loads language tables and takes a hundred times as long. */
export const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

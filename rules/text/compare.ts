/** Orders ids, and times of one form, by their units; `localeCompare` reads the tables of a language for it, a hundred times as long. */
export const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

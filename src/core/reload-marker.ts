// URL marker by which clicking the current link again reloads the list. R-SHELL-7: for the live list it is random.

export const reloadMarker = (): string => Math.random().toString(36).slice(2, 10)

/** Returns the search params with a new marker. */
export const marked = <T extends object>(search: T): T & { r: string } => ({ ...search, r: reloadMarker() })

// What an address carries so that pressing its link again reads the list anew. R-SHELL-7: of the live list it is random.

export const reloadMarker = (): string => Math.random().toString(36).slice(2, 10)

/** The address as it is, marked anew. */
export const marked = <T extends object>(search: T): T & { r: string } => ({ ...search, r: reloadMarker() })

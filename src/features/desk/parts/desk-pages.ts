// The pages of a list of the desk. Pure.

/** Rows of a page, as the calls answer them. */
const pageRows = 50

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageRows))

/** The page that is there in place of one whose last row was dealt with; null: it is there itself. */
export const pageInstead = (page: number, total: number): number | null => (page > pagesOf(total) ? pagesOf(total) : null)

// The pages of a list of the desk. Pure.
import { pageCount } from '../../../ui/button/page-count.ts'

/** Rows of a page, as the calls answer them. */
export const pageRows = 50

export const pagesOf = (total: number): number => pageCount(total, pageRows)

/** The page that is there in place of one whose last row was dealt with; null: it is there itself. */
export const pageInstead = (page: number, total: number): number | null => (page > pagesOf(total) ? pagesOf(total) : null)

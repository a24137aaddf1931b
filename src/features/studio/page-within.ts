// The pages of a list of the studio. Pure.
import { pageCount } from '../../ui/button/page-count.ts'

/** Rows of a page. */
export const pageRows = 20

/** The page that can be shown: one whose last row was taken away is there no longer. */
export const pageWithin = (page: number, total: number, rows: number): number => Math.min(page, pageCount(total, rows))

// Pagination of the studio's lists. Pure.
import { pageCount } from '../../../ui/button/page-count.ts'

/** Rows per page. */
export const pageRows = 20

/** Clamps the page: the last page disappears when its last row is removed. */
export const pageWithin = (page: number, total: number, rows: number): number => Math.min(page, pageCount(total, rows))

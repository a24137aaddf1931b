// Pagination of the admin console's lists. Pure.
import { pageCount } from '../../../ui/button/page-count.ts'

/** Rows per page, as the API returns them. */
export const pageRows = 50

export const pagesOf = (total: number): number => pageCount(total, pageRows)

/** The last page if the requested one no longer exists; null: the requested page exists. */
export const pageInstead = (page: number, total: number): number | null => (page > pagesOf(total) ? pagesOf(total) : null)

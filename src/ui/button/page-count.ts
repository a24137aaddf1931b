/** Number of pages for `total` rows with `size` rows per page; at least one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

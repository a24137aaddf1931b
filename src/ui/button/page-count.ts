/** How many pages so many rows are, `size` to a page: one at least. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size))

// Which page of a list can be shown: one whose last row was taken away is there no longer. Pure.

export const pageWithin = (page: number, total: number, rows: number): number => Math.min(page, Math.max(1, Math.ceil(total / rows)))

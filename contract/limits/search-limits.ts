// Search constants that no first screen needs. Plain values: any side may import them.

/** Results of one kind per page. */
export const searchPage = 20

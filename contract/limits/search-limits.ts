// The constants of search that no first screen needs. Plain values: any side may import them.

/** Results of a kind on a page. */
export const searchPage = 20

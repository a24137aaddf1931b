// Limits of news, for server and app. Plain values.

/** Characters per language, and blocks of a text. */
export const newsLimits = { title: 120, summary: 300, author: 60, block: 4_000, blocks: 60 } as const

// Limits of the legal texts, for server and app. Plain values.

/** Characters of one language of a text. */
export const legalLimits = { text: 20_000 } as const

// Limits of the legal texts, for server and app. Plain values.

/** Length of a text, in characters per language. */
export const legalLimits = { text: 20_000 } as const

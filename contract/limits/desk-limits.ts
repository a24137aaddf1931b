// Limits of the desk that its screens name.

/** Rows of a file at most. */
export const exportRows = 50_000

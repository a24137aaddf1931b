// The version of what crosses the wire, for those who keep answers over builds.

/**
 * Counts up when an answer changes so that a build could not read the one before it: a field that is gone, renamed or of
 * another kind, or one that is new and must be there; version.test.ts compares with what devices may have kept. Answers and packs
 * of another version are thrown away and read anew.
 */
export const contractVersion = 3

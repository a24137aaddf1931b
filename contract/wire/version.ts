// The version of what crosses the wire, for those who keep answers over builds.

/**
 * Counts up when an answer changes so that a build could not read the one before it: a field that is gone, renamed or of
 * another kind, or one that is new and must be there. What a device kept of another version is thrown away.
 */
export const contractVersion = 1

// The version of the wire format, for clients that cache responses across builds.

/**
 * Incremented when a response changes so that a build could not read the previous one: a field that is removed, renamed or of another type,
 * or a new required one; version.test.ts compares with what devices may have stored. Responses and packs of another version are discarded
 * and fetched again.
 */
export const contractVersion = 3

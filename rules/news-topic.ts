// Which news topics reveal the result of a match.

/** Topics that look ahead reveal nothing. */
const harmless: ReadonlySet<string> = new Set(['preview', 'fixtures', 'transfer', 'youth'])

export const isSpoilerTopic = (topic: string): boolean => !harmless.has(topic)

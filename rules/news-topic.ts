// Which topics of news tell how a match went.

/** What looks ahead tells nothing. */
const harmless: ReadonlySet<string> = new Set(['preview', 'fixtures', 'transfer', 'youth'])

export const topicTells = (topic: string): boolean => !harmless.has(topic)

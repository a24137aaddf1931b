// Under which name the scores that are told in a conversation are kept back: it is of no match.
export const privateTalk = (conversationID: string): string => `chat:${conversationID}`

// Spoiler key of the messages of a conversation, which belongs to no match.
export const privateTalk = (conversationID: string): string => `chat:${conversationID}`

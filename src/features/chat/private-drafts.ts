// Unsent text per conversation, in memory while the window is open: switching conversations does not lose it.

const drafts = new Map<string, string>()
export const draftOf = (conversationID: string): string => drafts.get(conversationID) ?? ''
export function saveDraft(conversationID: string, text: string): void {
  if (text === '') drafts.delete(conversationID)
  else drafts.set(conversationID, text)
}
export const clearDrafts = (): void => drafts.clear()

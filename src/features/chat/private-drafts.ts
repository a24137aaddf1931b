// What was typed and not sent yet, while the window is open: another conversation in between does not lose it.

const drafts = new Map<string, string>()
export const draftOf = (conversationID: string): string => drafts.get(conversationID) ?? ''
export function keepDraft(conversationID: string, text: string): void {
  if (text === '') drafts.delete(conversationID)
  else drafts.set(conversationID, text)
}
export const forgetDrafts = (): void => drafts.clear()

/** What stays in a field when what was sent from it has arrived: whatever was typed meanwhile. `sent`: the field's text at the sending. */
export function typedSince(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}

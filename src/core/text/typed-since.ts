/** Text that stays in a field once its content was sent: whatever was typed meanwhile. `sent`: the field's text when sent. */
export function typedSince(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}

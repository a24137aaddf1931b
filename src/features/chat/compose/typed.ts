// Draft text of a room and its mentions, kept while the composer is unmounted. Pure.

export interface Person {
  uid: string
  nickname: string
}
export interface Typed {
  text: string
  named: Map<string, string>
  /** The selected person whose mention is already in the text. */
  written: Person | null
}

export const nothingTyped = (): Typed => ({ text: '', named: new Map(), written: null })

/** Returns the text that selecting a person adds; empty if it is already there, so that a remounted composer does not repeat the name. */
export function addedBy(typed: Typed, person: Person): string {
  if (typed.written === person) return ''
  typed.written = person
  typed.named.set(person.uid, person.nickname)
  return `@${person.nickname} `
}

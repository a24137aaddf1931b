// What is typed in a room and whom it names, kept while something else stands in the composer's place. Pure.

export interface Person {
  uid: string
  nickname: string
}
export interface Typed {
  text: string
  named: Map<string, string>
  /** The choice of a person that is written in the text already. */
  written: Person | null
}

export const nothingTyped = (): Typed => ({ text: '', named: new Map(), written: null })

/** What the choice of a person adds to the text; nothing when it is there already: a composer that comes back writes no name again. */
export function addedBy(typed: Typed, person: Person): string {
  if (typed.written === person) return ''
  typed.written = person
  typed.named.set(person.uid, person.nickname)
  return `@${person.nickname} `
}

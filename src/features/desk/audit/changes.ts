// What an act changed: the fields that differ, with what stood there before.

type State = Record<string, unknown> | null
export interface Change {
  field: string
  before: string | null
  after: string | null
}

/** A text as it is, an empty one so that it is seen. */
const said = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
const sidesOf = (state: State, field: string): string | null =>
  state && Object.hasOwn(state, field) && state[field] !== null && state[field] !== undefined ? said(state[field]) : null

/** In the order of the later state; fields that stayed are left out. */
export function changesOf(before: State, after: State): Change[] {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return fields
    .map((field) => ({ field, before: sidesOf(before, field), after: sidesOf(after, field) }))
    .filter((change) => change.before !== change.after)
}

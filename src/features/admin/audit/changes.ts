// Diff of an audited action: the changed fields with old and new values.

type State = Record<string, unknown> | null
export interface Change {
  field: string
  before: string | null
  after: string | null
}

/** Text as is; an empty one in quotes, so that it is visible. */
const textOf = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))
const sidesOf = (state: State, field: string): string | null =>
  state && Object.hasOwn(state, field) && state[field] !== null && state[field] !== undefined ? textOf(state[field]) : null

/** In field order of the new state; unchanged fields are omitted. */
export function changesOf(before: State, after: State): Change[] {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return fields
    .map((field) => ({ field, before: sidesOf(before, field), after: sidesOf(after, field) }))
    .filter((change) => change.before !== change.after)
}

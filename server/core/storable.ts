// What PostgreSQL takes into no text and no jsonb: NUL, and half of a pair of surrogates.

const unstorable = /[\0\p{Surrogate}]/u
/** JSON has both as escapes only: most texts need no second look. */
const mayBeUnstorable = /\\u(0000|d[89a-f])/i

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([name, item]) => isUnstorable(name) || isUnstorable(item))
  )
}

/** Whether `value`, read from the JSON in `text`, holds what could not be stored. */
export const hasUnstorable = (text: string, value: unknown): boolean => mayBeUnstorable.test(text) && isUnstorable(value)

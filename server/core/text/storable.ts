// Text that PostgreSQL stores in neither text nor jsonb: NUL and lone surrogates.

const unstorable = /[\0\p{Surrogate}]/u
/** JSON contains both only as escapes: most texts skip the full check. */
const mayBeUnstorable = /\\u(0000|d[89a-f])/i

function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable.test(value)
  return (
    typeof value === 'object' && value !== null && Object.entries(value).some(([name, item]) => isUnstorable(name) || isUnstorable(item))
  )
}

/** Whether `value`, parsed from the JSON in `text`, contains text that cannot be stored. */
export const hasUnstorable = (text: string, value: unknown): boolean => mayBeUnstorable.test(text) && isUnstorable(value)

// Parses the stream key as publishing software sends it: pasted with surrounding blanks, line breaks or a slash, appended to the
// application, or in the server field, which leaves the key empty.

/** Blanks, slashes and invisible characters. */
const around = /^[\s/\p{Cc}\p{Cf}]+|[\s/\p{Cc}\p{Cf}]+$/gu
export const trimKey = (text: string): string => text.replace(around, '')

/** The application that this server accepts. */
const ours = 'live'

export interface AskedKey {
  /** Empty if none was sent. */
  key: string
  /** Whether it was sent to our application. */
  isOurAddress: boolean
}

const withoutQuery = (text: string): string => text.split('?')[0] ?? ''

/** `app` is the path of the server URL, `name` the stream name published there. */
export function readStreamKey(app: string, name: string): AskedKey {
  const path = `${withoutQuery(app)}/${withoutQuery(name)}`
    .split('/')
    .map(trimKey)
    .filter((step) => step !== '')
  const isOurAddress = path[0] === ours
  while (path[0] === ours) path.shift()
  // A key entered in both fields counts once.
  const steps = [...new Set(path)]
  return { key: (isOurAddress ? steps.join('/') : steps.at(-1)) ?? '', isOurAddress }
}

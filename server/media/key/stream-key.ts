// The stream key as a publisher's software sends it: pasted with blanks, line breaks or a slash around it, behind the application, or
// into the field of the server, whose key is empty then.

/** Blanks, slashes, and marks that nobody sees. */
const around = /^[\s/\p{Cc}\p{Cf}]+|[\s/\p{Cc}\p{Cf}]+$/gu
export const trimKey = (text: string): string => text.replace(around, '')

/** The application under which we take in. */
const ours = 'live'

export interface AskedKey {
  /** Empty: none was sent. */
  key: string
  /** It was sent to the application that is ours. */
  isOurAddress: boolean
}

const withoutQuery = (text: string): string => text.split('?')[0] ?? ''

/** `app`: the path of the server's address. `name`: what publishes there. */
export function readStreamKey(app: string, name: string): AskedKey {
  const path = `${withoutQuery(app)}/${withoutQuery(name)}`
    .split('/')
    .map(trimKey)
    .filter((step) => step !== '')
  const isOurAddress = path[0] === ours
  while (path[0] === ours) path.shift()
  // Given in both fields it is one key.
  const steps = [...new Set(path)]
  return { key: (isOurAddress ? steps.join('/') : steps.at(-1)) ?? '', isOurAddress }
}

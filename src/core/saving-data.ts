// What a reader and his connection say about pictures that move by themselves.
interface Connection {
  saveData?: boolean
  effectiveType?: string
}
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Whoever pays for each byte is sent nothing that was not asked for. Where the browser does not say, it is taken for no. */
export const isSavingData = (): boolean => connection().saveData === true

/** Whoever saves data, has a slow line or wants no motion is shown a picture that stands still until he asks. */
export const wantsStillness = (): boolean =>
  isSavingData() || /2g$/.test(connection().effectiveType ?? '') || window.matchMedia('(prefers-reduced-motion: reduce)').matches

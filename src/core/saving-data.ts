/** Whoever pays for each byte is sent nothing that was not asked for. Where the browser does not say, it is taken for no. */
export const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether the user saves data, so that nothing unrequested is loaded. False if the browser does not report it. */
export const isSavingData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

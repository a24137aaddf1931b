// The name of a button that shows how many there are.

/** What is said of it holds the number as it is seen on it; none where nothing is counted yet. */
export const counted = (name: string, shown: string): string => (shown === '' ? name : `${name}, ${shown}`)

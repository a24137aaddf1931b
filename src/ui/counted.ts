// The accessible name of a button that shows a count.

/** The name includes the count as it is displayed; without a count it is the name alone. */
export const counted = (name: string, shown: string): string => (shown === '' ? name : `${name}, ${shown}`)

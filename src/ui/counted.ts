// The name of a button that shows how many there are.

/** What is said of it holds the number that is seen on it. */
export const counted = (name: string, count: number): string => (count > 0 ? `${name}, ${count}` : name)

// Joins class names and skips falsy ones.

export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

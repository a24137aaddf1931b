// Validates an app path typed by an operator.

export const isOwnPath = (typed: string): boolean => /^\/([^/\\\s][^\s\\]*)?$/.test(typed.trim())

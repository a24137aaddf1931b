// A path of this app, as an operator types it.

export const isOwnPath = (typed: string): boolean => /^\/([^/\\\s][^\s\\]*)?$/.test(typed.trim())

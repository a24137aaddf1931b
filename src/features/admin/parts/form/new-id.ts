// Validates ids that operators assign to packages, goods and banners.

export const isNewId = (text: string): boolean => /^[A-Za-z0-9_.-]{1,64}$/.test(text.trim())

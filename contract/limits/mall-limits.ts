// The constants of the mall. Plain values: any side may import them.

export const mallLimits = {
  /** Pieces that one exchange is of. */
  atOnce: 99,
  /** Codes that one call adds, and characters of one. */
  codes: 500,
  codeLength: 200,
} as const

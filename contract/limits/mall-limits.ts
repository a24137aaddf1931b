// Constants of the mall. Plain values: any side may import them.

export const mallLimits = {
  /** Pieces per exchange. */
  atOnce: 99,
  /** Codes added per call, and the length of one in characters. */
  codes: 500,
  codeLength: 200,
} as const

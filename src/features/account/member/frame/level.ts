// Display of a wealth level: its colour tier (of five) and the number of active steps (of ten).

export const stepCount = 10

/** 1 to 5; each tier covers a fifth of the levels. */
export const tierOf = (level: number, top: number): number => (top <= 0 ? 1 : Math.min(5, 1 + Math.floor((Math.max(0, level) * 5) / top)))

/** The last step becomes active only at 100. */
export const reachedSteps = (percent: number): number => Math.max(0, Math.min(stepCount, Math.floor((percent * stepCount) / 100)))

// How a wealth level is drawn: its colour of five, and how many of the ten steps are lit.

export const stepCount = 10

/** 1 to 5, each a fifth of the way to the top. */
export const tierOf = (level: number, top: number): number => (top <= 0 ? 1 : Math.min(5, 1 + Math.floor((Math.max(0, level) * 5) / top)))

/** The last step is lit at 100 alone. */
export const litSteps = (percent: number): number => Math.max(0, Math.min(stepCount, Math.floor((percent * stepCount) / 100)))

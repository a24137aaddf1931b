// Formats rates. Pure.

/** Formats per mille as percent: 563 becomes 56.3%. */
export const percent = (perMille: number): string => `${(perMille / 10).toFixed(1)}%`
/** Adds the sign: +4.2%, −3.1%. */
export const signedPercent = (perMille: number): string => `${perMille > 0 ? '+' : perMille < 0 ? '−' : ''}${percent(Math.abs(perMille))}`
/** Formats an interval in whole percent: 51–62. */
export const interval = (low: number, high: number): string => `${Math.round(low / 10)}–${Math.round(high / 10)}%`

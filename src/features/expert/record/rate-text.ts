// Rates as they are shown. Pure.

/** Per mille as percent: 563 is 56.3%. */
export const percent = (perMille: number): string => `${(perMille / 10).toFixed(1)}%`
/** With its sign: +4.2%, −3.1%. */
export const signedPercent = (perMille: number): string => `${perMille > 0 ? '+' : perMille < 0 ? '−' : ''}${percent(Math.abs(perMille))}`
/** The interval, whole percent: 51–62. */
export const interval = (low: number, high: number): string => `${Math.round(low / 10)}–${Math.round(high / 10)}%`

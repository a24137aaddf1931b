// Formats amounts of money.

/** 1,280: an integer in groups of three digits. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole units and the remainder of `scale`, without floating-point fractions. */
function divided(amount: number, scale: 10 | 100): string {
  const size = Math.abs(amount)
  const rest = size % scale
  const whole = grouped((size - rest) / scale)
  return `${amount < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${String(rest).padStart(scale === 10 ? 1 : 2, '0')}`}`
}

/** Tenths of a diamond: 12805 is 1,280.5, and 10 is 1. */
export const diamonds = (tenths: number): string => divided(tenths, 10)

/** Fen: 3050 is ¥30.50, and 3000 is ¥30. */
export const yuan = (fen: number): string => divided(fen, 100).replace(/^-?/, '$&¥')

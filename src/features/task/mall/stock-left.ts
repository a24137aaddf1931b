// How much is left of a good, as its card tells it. Pure.

export type StockLeft = 'gone' | 'few' | 'some' | 'plenty'

/** Up to here it may be gone by the next visit. */
const few = 3
/** From here on the count is told only as enough. */
const plenty = 1_000

export function leftOf(stock: number): StockLeft {
  if (stock <= 0) return 'gone'
  if (stock <= few) return 'few'
  return stock < plenty ? 'some' : 'plenty'
}

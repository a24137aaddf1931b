// Classifies the remaining stock for the product card. Pure.

export type StockLeft = 'gone' | 'few' | 'some' | 'plenty'

/** Up to this stock the product may sell out before the next visit. */
const few = 3
/** From this stock on the card shows no exact count. */
const plenty = 1_000

export function leftOf(stock: number): StockLeft {
  if (stock <= 0) return 'gone'
  if (stock <= few) return 'few'
  return stock < plenty ? 'some' : 'plenty'
}

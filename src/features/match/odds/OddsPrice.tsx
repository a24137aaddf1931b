// One price with its movement: an arrow and a colour, red for a rise, as is usual in China.
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './OddsPrice.module.css'
import { moveOf, priceText } from './odds-format.ts'

export function OddsPrice({ price, move, className }: { price: number; move: number; className?: string }) {
  const way = moveOf(move)
  return <Num className={classNames(styles.price, way && styles[way], className)}>{priceText(price)}</Num>
}

// Icon of a circle: its image, or its first character on its colour.
import type { Circle } from '../../../contract/circle.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './CircleIcon.module.css'

export function CircleIcon({ circle, size }: { circle: Pick<Circle, 'name' | 'icon' | 'color'>; size: number }) {
  const { lang } = useStore(preferences)
  const box = { inlineSize: size, blockSize: size }
  if (circle.icon !== '')
    return <img src={circle.icon} alt="" width={size} height={size} loading="lazy" decoding="async" className={styles.icon} style={box} />
  const [first = ''] = nameOf(circle.name, lang)
  return (
    <span className={styles.icon} style={{ ...box, background: circle.color, fontSize: size * 0.48 }} aria-hidden="true">
      {first.toUpperCase()}
    </span>
  )
}

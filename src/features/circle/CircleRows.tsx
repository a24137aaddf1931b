// Circles: beside the posts on desktop, a scrolling row on phones.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import type { Circle } from '../../../contract/circle.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { preferences } from '../../core/store/preferences.ts'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useStore } from '../../ui/use-store.ts'
import { CircleIcon } from './CircleIcon.tsx'
import styles from './CircleRows.module.css'
import { useFollowCircle } from './use-follow-circle.ts'

export function FollowCircle({ circle, size = 'sm' }: { circle: Circle; size?: 'sm' | 'md' }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { pending, toggle } = useFollowCircle(circle)
  const name = nameOf(circle.name, lang)
  return (
    <Button
      size={size}
      variant={circle.followed ? 'line' : 'soft'}
      disabled={pending}
      aria-pressed={circle.followed}
      aria-label={circle.followed ? t`已加入 ${name}` : t`加入 ${name}`}
      onClick={toggle}
    >
      {circle.followed ? <Check size={14} aria-hidden="true" /> : <Plus size={14} aria-hidden="true" />}
      {circle.followed ? <Trans>已加入</Trans> : <Trans>加入</Trans>}
    </Button>
  )
}

export interface CircleRowsProps {
  circles: readonly Circle[]
  /** Stacked on phones too. */
  tall?: boolean
}

export function CircleRows({ circles, tall = false }: CircleRowsProps) {
  const { lang } = useStore(preferences)
  return (
    <ul className={classNames(styles.rows, tall && styles.tall)}>
      {circles.map((circle) => (
        <li key={circle.id} className={styles.row}>
          <Link to="/circle-detail" search={{ id: circle.id }} className={styles.link}>
            <CircleIcon circle={circle} size={44} />
            <span className={styles.words}>
              <b className={styles.name}>{nameOf(circle.name, lang)}</b>
              <span className={styles.note}>
                <Plural value={circle.posts} other="# 个帖子" />
              </span>
            </span>
          </Link>
          <span className={styles.act}>
            <FollowCircle circle={circle} />
          </span>
        </li>
      ))}
    </ul>
  )
}

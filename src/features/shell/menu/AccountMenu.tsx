// The end of the top bar for signed-in users: the balance, and the avatar, whose panel opens by hover, keyboard focus or tap.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Gem, UserRound } from 'lucide-react'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { sessionStore } from '../../../core/session/session.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { OpenLater } from '../../../ui/layer/OpenedLater.tsx'
import { Popover } from '../../../ui/layer/Popover.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './AccountEntry.module.css'
import type { AccountMenuProps } from './AccountEntry.tsx'

/** Milliseconds that the pointer must rest on the avatar before the panel opens, and may be outside before it closes. */
const delays = { open: 120, close: 250 }

export function AccountMenu({ open: isIn, panel }: AccountMenuProps) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  /** pressed: the panel takes the focus. pointed: the focus stays where it is. */
  const [how, setHow] = useState<'pressed' | 'pointed' | null>(null)
  const anchor = useRef<HTMLButtonElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!isIn) return null

  const soon = (next: 'pointed' | null, delay: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHow((known) => (next === null ? (known === 'pressed' ? known : null) : (known ?? next))), delay)
  }
  const point = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') soon('pointed', delays.open)
  }
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') soon(null, delays.close)
  }
  const close = (): void => {
    clearTimeout(timer.current)
    setHow(null)
  }
  const press = (): void => {
    clearTimeout(timer.current)
    if (how === 'pointed') inside.current?.querySelector<HTMLElement>('a, button')?.focus()
    setHow(how === 'pressed' ? null : 'pressed')
  }
  const focus = ({ target, relatedTarget }: FocusEvent): void => {
    // Focus that returns from the panel must not reopen it.
    if (relatedTarget && target.matches(':focus-visible') && !inside.current?.contains(relatedTarget)) soon('pointed', delays.open)
  }
  const balance = diamonds(user?.balance ?? 0)
  return (
    <>
      {user && (
        <Link to="/member" search={{ type: 1 }} className={styles.wallet} aria-label={t`钱包，${balance} 钻石`}>
          <Gem size={18} aria-hidden="true" />
          <Num>{balance}</Num>
        </Link>
      )}
      <button
        ref={anchor}
        type="button"
        className={styles.avatar}
        aria-label={user ? t`${user.user_nickname}，我的账号` : t`我的账号`}
        aria-expanded={how !== null}
        aria-haspopup="dialog"
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={focus}
        onBlur={() => how === 'pointed' && soon(null, delays.close)}
        onClick={press}
      >
        {user ? <PersonPicture path={user.avatar} size={34} /> : <UserRound aria-hidden="true" />}
      </button>
      <Popover
        anchor={anchor}
        open={how !== null}
        onOpenChange={(open) => !open && close()}
        label={t`我的账号`}
        width={360}
        align="end"
        initialFocus={how === 'pressed'}
      >
        <div ref={inside} onPointerEnter={point} onPointerLeave={leave}>
          <OpenLater part={panel} props={{ onClose: close }} waiting={<SkeletonRows label={t`数据加载中，请稍候！`} />} />
        </div>
      </Popover>
    </>
  )
}

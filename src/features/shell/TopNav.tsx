// The navigation of desktops. Items that do not fit fold into 更多, from the right.
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { marked } from '../../core/reload-marker.ts'
import { moveFocus } from '../../ui/button/roving.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stair } from '../../ui/figure/Stair.tsx'
import { Menu } from '../../ui/layer/Menu.tsx'
import { activeNav, isPlace, type NavKey, navPaths } from './navigation.ts'
import { topFirst } from './scrolled.ts'
import styles from './TopNav.module.css'
import { useFitting } from './use-fitting.ts'

export function TopNav() {
  const { t } = useLingui()
  const router = useRouter()
  const active = useLocation({ select: (location) => activeNav(location.pathname, location.search as Record<string, unknown>) })
  const atPlace = useLocation({ select: (location) => isPlace(location.pathname) })
  const messages: Record<NavKey, string> = {
    home: t`首页`,
    football: t`足球`,
    basketball: t`篮球`,
    live: t`直播`,
    schedule: t`赛程`,
    news: t`资讯`,
    video: t`视频`,
    circle: t`圈子`,
    expert: t`专家`,
  }
  const keys = Object.keys(messages) as NavKey[]
  const row = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const fitting = useFitting(row, keys.map((key) => messages[key]).join())
  const folded = keys.slice(fitting)
  return (
    <nav
      ref={row}
      className={styles.nav}
      aria-label={t`主导航`}
      onKeyDown={(event) => moveFocus(event, event.currentTarget, 'a, button', 'horizontal')}
    >
      {keys.map((key, place) => (
        <Link
          key={key}
          to={navPaths[key]}
          search={key === 'live' && key === active && atPlace ? (marked as never) : undefined}
          activeOptions={{ exact: true }}
          aria-current={key === active ? 'page' : undefined}
          className={classNames(styles.tab, key === active && styles.lit, place >= fitting && styles.folded)}
          onClick={key === active && atPlace ? topFirst : undefined}
        >
          {messages[key]}
          {key === active && <Stair />}
        </Link>
      ))}
      {folded.length > 0 && (
        <>
          <button ref={more} type="button" className={styles.tab} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t`更多`}
            <ChevronDown size={16} />
          </button>
          <Menu
            open={open}
            onOpenChange={setOpen}
            anchor={more}
            label={t`更多`}
            items={folded.map((key) => ({ key, label: messages[key], onSelect: () => void router.navigate({ to: navPaths[key] }) }))}
          />
        </>
      )}
    </nav>
  )
}

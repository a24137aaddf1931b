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
import { isPlace, litNav, type NavKey, navPaths } from './navigation.ts'
import { topFirst } from './scrolled.ts'
import styles from './TopNav.module.css'
import { useFitting } from './use-fitting.ts'

export function TopNav() {
  const { t } = useLingui()
  const router = useRouter()
  const lit = useLocation({ select: (location) => litNav(location.pathname, location.search as Record<string, unknown>) })
  const atPlace = useLocation({ select: (location) => isPlace(location.pathname) })
  const words: Record<NavKey, string> = {
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
  const keys = Object.keys(words) as NavKey[]
  const row = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const fitting = useFitting(row, keys.map((key) => words[key]).join())
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
          search={key === 'live' && key === lit && atPlace ? (marked as never) : undefined}
          activeOptions={{ exact: true }}
          aria-current={key === lit ? 'page' : undefined}
          className={classNames(styles.tab, key === lit && styles.lit, place >= fitting && styles.folded)}
          onClick={key === lit && atPlace ? topFirst : undefined}
        >
          {words[key]}
          {key === lit && <Stair />}
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
            items={folded.map((key) => ({ key, label: words[key], onSelect: () => void router.navigate({ to: navPaths[key] }) }))}
          />
        </>
      )}
    </nav>
  )
}

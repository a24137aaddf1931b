// The five tabs of phones. Tapping the active one scrolls to the top.
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Compass, House, MonitorPlay, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { marked } from '../../core/reload-marker.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stair } from '../../ui/figure/Stair.tsx'
import { ScoreGlyph } from '../../ui/glyph/ScoreGlyph.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenedLater } from '../../ui/layer/OpenedLater.tsx'
import type { MoreSheetProps } from './menu/MoreSheet.tsx'
import { activeTab, isPlace, type NavPath, navPaths } from './navigation.ts'
import { topFirst } from './scrolled.ts'
import styles from './TabBar.module.css'

const moreSheet = laterPart(() => import('./menu/MoreSheet.tsx').then((part) => part.MoreSheet))

export function TabBar({ own }: Pick<MoreSheetProps, 'own'>) {
  const { t } = useLingui()
  const active = useLocation({ select: (location) => activeTab(location.pathname, location.search as Record<string, unknown>) })
  const place = useLocation({ select: ({ pathname }) => (isPlace(pathname) ? (pathname as NavPath) : null) })
  const [open, setOpen] = useState(false)
  const places = [
    { key: 'home', to: navPaths.home, word: t`首页`, icon: <House size={22} /> },
    { key: 'scores', to: navPaths.football, word: t`比分`, icon: <ScoreGlyph size={22} /> },
    { key: 'live', to: navPaths.live, word: t`直播`, icon: <MonitorPlay size={22} /> },
    { key: 'discover', to: navPaths.news, word: t`发现`, icon: <Compass size={22} /> },
  ] as const
  return (
    <nav className={styles.bar} aria-label={t`底部导航`}>
      {places.map(({ key, to, word, icon }) => (
        <Link
          key={key}
          // The schedule belongs to the scores tab: while it is open, the tab links to it.
          to={(key === active && place) || to}
          search={key === 'live' && key === active && place ? (marked as never) : undefined}
          activeOptions={{ exact: true }}
          aria-current={key === active ? 'page' : undefined}
          className={classNames(styles.item, key === active && !open && styles.lit)}
          onClick={key === active && place ? topFirst : undefined}
        >
          <Inside icon={icon} word={word} active={key === active && !open} />
        </Link>
      ))}
      <button
        type="button"
        className={classNames(styles.item, (open || active === 'more') && styles.lit)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Inside icon={<UserRound size={22} />} word={t`我的`} active={open || active === 'more'} />
      </button>
      <OpenedLater part={moreSheet} props={{ open, onOpenChange: setOpen, own }} />
    </nav>
  )
}

function Inside({ icon, word, active }: { icon: ReactNode; word: string; active: boolean }) {
  return (
    <>
      {active && <Stair hanging />}
      {icon}
      <span className={styles.word}>{word}</span>
    </>
  )
}

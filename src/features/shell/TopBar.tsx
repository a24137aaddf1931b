// The fixed top bar: logo, tabs, search, bell, language and theme. On phones its content depends on the page.
import { useLingui } from '@lingui/react/macro'
import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { SiteMark } from '../../ui/glyph/SiteMark.tsx'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import { pageTitle } from '../../ui/page/use-title.ts'
import { useStore } from '../../ui/use-store.ts'
import { SearchBox } from '../search/box/SearchBox.tsx'
import { LanguageMenu } from './menu/LanguageMenu.tsx'
import { ThemeMenu } from './menu/ThemeMenu.tsx'
import { discovered, navPaths, parentOf, phoneBar } from './navigation.ts'
import { OfflineChip } from './notice/OfflineChip.tsx'
import styles from './TopBar.module.css'
import { TopNav } from './TopNav.tsx'

export function TopBar({ bell, account }: { bell?: ReactNode; account?: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const kind = phoneBar(pathname)
  return (
    <header className={classNames(styles.bar, styles[kind])}>
      <Wrap className={styles.inside} data-places={kind === 'sports' || kind === 'discover' || undefined}>
        {kind === 'back' && <BackTitle pathname={pathname} />}
        <Brand />
        <TopNav />
        {(kind === 'sports' || kind === 'discover') && <PlaceSwitch kind={kind} pathname={pathname} />}
        <SearchBox compact={kind !== 'search'} />
        <OfflineChip />
        <div className={styles.acts}>
          {bell}
          <LanguageMenu />
          <ThemeMenu />
          {account}
        </div>
      </Wrap>
    </header>
  )
}

function Brand() {
  const { t } = useLingui()
  const site = useSiteName()
  return (
    <Link to="/main" className={styles.brand} aria-label={t`${site} 首页`}>
      <SiteMark className={styles.mark} />
      <b className={styles.word} translate="no">
        {site}
      </b>
    </Link>
  )
}

/** Links between the pages of a phone tab: scores by sport, or the pages of 发现. */
function PlaceSwitch({ kind, pathname }: { kind: 'sports' | 'discover'; pathname: string }) {
  const { t } = useLingui()
  const places =
    kind === 'sports'
      ? ([
          [navPaths.football, t`足球`],
          [navPaths.basketball, t`篮球`],
          [navPaths.schedule, t`赛程`],
        ] as const)
      : ([t`资讯`, t`视频`, t`圈子`, t`专家`, t`竞猜`] as const).map((word, at) => [discovered[at], word] as const)
  return (
    <TabLinks
      tone="stand"
      label={kind === 'sports' ? t`项目` : t`发现`}
      current={pathname}
      className={styles.switch}
      items={places.map(([to = navPaths.news, label]) => ({ key: to, label, to }))}
    />
  )
}

function BackTitle({ pathname }: { pathname: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { bar } = useStore(pageTitle)
  const goBack = (): void => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: parentOf(pathname) })
  }
  return (
    <div className={styles.detail}>
      <IconButton label={t`返回`} onClick={goBack}>
        <ArrowLeft size={20} />
      </IconButton>
      <b className={styles.title}>{bar}</b>
    </div>
  )
}

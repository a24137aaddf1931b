// One pack: its content, size and age, and its actions.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, CalendarDays, CircleAlert, CircleCheck, Flag, Newspaper, Scale, Search, TableProperties, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PackName } from '../../core/packs/packs.ts'
import type { PackRecord } from '../../core/storage/db.ts'
import { preferences } from '../../core/store/preferences.ts'
import { bytesText } from '../../core/text/bytes-text.ts'
import { ageText } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './OfflinePacks.module.css'
import { packFreshness } from './pack-freshness.ts'
import { justNow, packMessages } from './pack-messages.ts'
import { deletePack, type PackState, refreshPack } from './pack-store.ts'
import { troubleMessages } from './trouble-messages.ts'

const icons: Record<PackName, ReactNode> = {
  schedule: <CalendarDays size={20} />,
  tables: <TableProperties size={20} />,
  results: <Flag size={20} />,
  news: <Newspaper size={20} />,
  articles: <Bookmark size={20} />,
  search: <Search size={20} />,
  legal: <Scale size={20} />,
}

export function PackRow({ name, state, isOnline }: { name: PackName; state: PackState; isOnline: boolean }) {
  const { t } = useLingui()
  const pack = state.packs.get(name)
  const activity = state.activity.get(name)
  const trouble = state.trouble.get(name)
  const title = t(packMessages[name].title)
  const freshness = packFreshness(pack, Date.now())
  const isSaved = pack !== undefined && freshness !== 'none'
  // A failed refresh keeps the previous content, which is then outdated.
  const isOld = freshness === 'old' || (isSaved && trouble !== undefined)
  const isLoadable = name !== 'articles' || isSaved
  return (
    <li className={styles.row}>
      <span className={classNames(styles.icon, isSaved && styles.lit)}>{icons[name]}</span>
      <div className={styles.words}>
        <b>{title}</b>
        <span
          className={classNames(styles.note, !activity && freshness === 'good' && !isOld && styles.good, !activity && isOld && styles.old)}
          role="status"
          data-look={freshness}
        >
          {!activity && isOld && <CircleAlert size={14} aria-hidden="true" />}
          {!activity && freshness === 'good' && !isOld && <CircleCheck size={14} aria-hidden="true" />}
          {activity ? (
            <Trans>
              正在保存 <Num>{Math.round(activity.progress * 100)}%</Num>
            </Trans>
          ) : trouble ? (
            <span className={styles.trouble}>
              {t(troubleMessages[trouble])}
              {isSaved && <Age pack={pack} />}
            </span>
          ) : isSaved ? (
            <PackFacts pack={pack} name={name} />
          ) : (
            t(packMessages[name].about)
          )}
        </span>
      </div>
      {isLoadable && (
        <Button
          size="sm"
          variant={isSaved && !isOld ? 'line' : 'primary'}
          disabled={activity !== undefined || !isOnline}
          aria-label={isSaved ? t`更新${title}` : t`保存${title}`}
          onClick={() => void refreshPack(name)}
        >
          {isSaved ? <Trans>更新</Trans> : <Trans>保存</Trans>}
        </Button>
      )}
      {isSaved && (
        <IconButton label={t`删除${title}的离线内容`} disabled={activity !== undefined} onClick={() => void deletePack(name)}>
          <Trash2 size={18} />
        </IconButton>
      )}
      {activity && <span className={styles.progress} style={{ inlineSize: `${Math.round(activity.progress * 100)}%` }} />}
    </li>
  )
}

function PackFacts({ pack, name }: { pack: PackRecord; name: PackName }) {
  return (
    <>
      {name === 'articles' || name === 'news' ? (
        <Plural value={pack.count} other="# 篇" />
      ) : name === 'tables' ? (
        <Plural value={pack.count} other="# 张" />
      ) : name === 'search' ? (
        <Plural value={pack.count} other="# 条" />
      ) : name === 'legal' ? (
        <Plural value={pack.count} other="# 份" />
      ) : (
        <Plural value={pack.count} other="# 场" />
      )}
      {' · '}
      <Num>{bytesText(pack.bytes)}</Num>
      <Age pack={pack} />
    </>
  )
}

/** The age of the stored content, appended to the text before it. */
function Age({ pack }: { pack: PackRecord }) {
  const { lang } = useStore(preferences)
  const age = Date.now() - pack.savedAt
  return ` · ${age < 60_000 ? justNow[lang] : ageText(age, lang)}`
}

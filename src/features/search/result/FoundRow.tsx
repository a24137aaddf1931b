// Result row of a streamer, room, video, circle, post or expert: image, title, and a distinguishing note.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchEntry } from '../../../../contract/search.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { now } from '../../../core/clock/now.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { LiveTag } from '../../match/parts/LiveTag.tsx'
import { localIndex } from '../index/local-index.ts'
import { entryTarget } from '../search-hit.ts'
import { useShownEntry } from '../use-shown-entry.ts'
import { EntryPicture } from './EntryPicture.tsx'
import styles from './EntryRow.module.css'

/** Kinds whose titles users choose: excluded from browser translation. */
const written: ReadonlySet<string> = new Set(['anchor', 'expert', 'room', 'post'])

export function FoundRow({ entry }: { entry: SearchEntry }) {
  const { title, covered } = useShownEntry(entry)
  const target = entryTarget(entry)
  return (
    <li className={styles.row}>
      <Link to={target.to} search={target.search as never} className={styles.link}>
        <EntryPicture entry={entry} covered={covered} />
        <span className={styles.words}>
          <b
            className={classNames(styles.name, (entry.kind === 'video' || entry.kind === 'post') && styles.two)}
            {...(written.has(entry.kind) && !covered && { translate: 'no' as const })}
          >
            {title}
          </b>
          <span className={styles.sport}>
            <Note entry={entry} />
          </span>
        </span>
        {entry.kind === 'room' && <LiveTag />}
      </Link>
    </li>
  )
}

function Note({ entry: { kind, short, mark, at } }: { entry: SearchEntry }): ReactNode {
  const chosen = useStore(preferences)
  const { index } = useStore(localIndex)
  if (kind === 'anchor') return <Trans>主播</Trans>
  if (kind === 'expert') return <Trans context="a single one">专家</Trans>
  if (kind === 'circle') return <Trans context="a single one">圈子</Trans>
  const circles = kind === 'post' ? index?.names.get('circle') : undefined
  const place = circles?.places.get(mark)
  const timestamp = new Date(at * 60_000).toISOString()
  return (
    <>
      <span translate="no">{nameOf(short, chosen.lang)}</span>
      {circles && place !== undefined && ` · ${circles.columns[chosen.lang][place] || circles.columns.zh[place]}`}
      {at > 0 && (
        <>
          {' · '}
          <Num>
            <time dateTime={timestamp}>{relativeTime(timestamp, now.get(), chosen.lang, shownZone(chosen))}</time>
          </Num>
        </>
      )}
    </>
  )
}

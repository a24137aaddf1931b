// A team or a league among the results: crest or mark, name, sport, and the star.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { SearchEntry } from '../../../../contract/search.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { preferences } from '../../../core/preferences.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { sportName } from '../../match/words/match-words.ts'
import type { HitTarget } from '../search-hit.ts'
import styles from './EntryRow.module.css'

export function EntryRow({ entry, target }: { entry: SearchEntry; target: HitTarget }) {
  const { i18n } = useLingui()
  const { lang } = useStore(preferences)
  const name = nameOf(entry.name, lang)
  const [mark = '', color = ''] = entry.mark.split(',')
  return (
    <li className={styles.row}>
      <Link to={target.to} search={target.search as never} className={styles.link}>
        {entry.kind === 'team' ? (
          <Crest crest={entry.mark} id={entry.id} size={28} />
        ) : (
          <LeagueMark mark={mark} name={name} color={color} size={28} />
        )}
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          <span className={styles.sport}>{sportName(entry.sport as Sport, i18n)}</span>
        </span>
      </Link>
      <FollowStar kind={entry.kind === 'team' ? 'team' : 'league'} id={entry.id} name={name} />
    </li>
  )
}

// Result row of a team, a league or a player: crest, mark or initials, name, team, sport, and the follow star.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FollowKind } from '../../../../contract/follow/follow.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import type { SearchEntry } from '../../../../contract/search.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { readId } from '../../../core/read-address.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { FollowStar } from '../../follow/FollowStar.tsx'
import { PlayerStar } from '../../follow/PlayerStar.tsx'
import { PlayerFace } from '../../match/league/PlayerFace.tsx'
import { sportName } from '../../match/messages/match-messages.ts'
import { type HitTarget, teamOf } from '../search-hit.ts'
import styles from './EntryRow.module.css'

export function EntryRow({ entry, target }: { entry: SearchEntry; target: HitTarget }) {
  const { i18n } = useLingui()
  const { lang } = useStore(preferences)
  const name = nameOf(entry.name, lang)
  const { kind, id } = entry
  return (
    <li className={styles.row}>
      <Link to={target.to} search={target.search as never} className={styles.link}>
        <Picture entry={entry} name={name} />
        <span className={styles.words}>
          <b className={styles.name} {...(kind === 'player' && { translate: 'no' as const })}>
            {name}
          </b>
          <span className={styles.sport}>
            {kind === 'player' && (
              <>
                <span translate="no">{nameOf(entry.short, lang)}</span>
                {' · '}
              </>
            )}
            {sportName(entry.sport as Sport, i18n)}
          </span>
        </span>
      </Link>
      {/* Players known only by name from events have no id to follow. */}
      {readId(id) !== undefined &&
        (kind === 'player' ? (
          <PlayerStar id={id} name={name} sport={entry.sport as Sport} team={teamOf(entry).id} />
        ) : (
          <FollowStar kind={kind as FollowKind} id={id} name={name} />
        ))}
    </li>
  )
}

function Picture({ entry, name }: { entry: SearchEntry; name: string }) {
  const { kind, id, mark } = entry
  if (kind === 'player') return <PlayerFace id={id} team={{ ...teamOf(entry), name: entry.short }} size={32} />
  if (kind === 'team') return <Crest crest={mark} id={id} size={28} />
  const [sign = '', color = ''] = mark.split(',')
  return <LeagueMark mark={sign} name={name} color={color} size={28} />
}

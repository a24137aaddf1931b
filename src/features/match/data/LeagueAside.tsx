// The leagues of a sport beside its data; phones show a select field instead.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { LeagueEntry } from '../../../../contract/match/match.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import type { DataPath } from '../league/data-link.ts'
import styles from './DataPage.module.css'

interface LeagueAsideProps {
  leagues: readonly LeagueEntry[]
  chosen: string | undefined
  to: DataPath
  lang: Lang
}

export function LeagueAside({ leagues, chosen, to, lang }: LeagueAsideProps) {
  const { t } = useLingui()
  return (
    <aside className={styles.side} aria-label={t`赛事`}>
      <h2 className={styles.sideTitle}>
        <Trans>赛事</Trans>
      </h2>
      <ul>
        {leagues.map(({ id, name, mark, color }) => (
          <li key={id}>
            <Link
              to={to}
              search={{ league: id }}
              className={classNames(styles.league, id === chosen && styles.chosen)}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <LeagueMark mark={mark} name={nameOf(name, lang)} color={color} />
              <span title={nameOf(name, lang)}>{nameOf(name, lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}

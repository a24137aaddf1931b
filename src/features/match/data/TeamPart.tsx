// The teams of a season.
import { Link } from '@tanstack/react-router'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import styles from './DataPage.module.css'
import type { PartProps } from './LeagueData.tsx'

export function TeamPart({ page, to, view }: PartProps) {
  return (
    <ul className={styles.teams}>
      {page.teams.map(({ id, name, crest }) => (
        <li key={id}>
          <Link to={to} search={{ team: id }} className={styles.team} translate="no">
            <Crest crest={crest} id={id} size={32} />
            <span>{nameOf(name, view.lang)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

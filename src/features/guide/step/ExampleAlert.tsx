// An alert as a lock screen shows it, with the same texts as real alerts.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { alertText } from '../../../../rules/alert/alert-text.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { SiteMark } from '../../../ui/glyph/SiteMark.tsx'
import { useSiteName } from '../../../ui/page/use-site-name.ts'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './AlertStep.module.css'
import { exampleNotice } from './example-notice.ts'

export function ExampleAlert({ row, teams, hides }: { row: MatchRow; teams: ReadonlySet<string>; hides: boolean }) {
  const { t } = useLingui()
  const site = useSiteName()
  const { lang } = useStore(preferences)
  const { title, body } = alertText(exampleNotice(row, teams), lang, { hide: hides })
  return (
    <Ground sport="football" className={styles.ground}>
      <figure className={styles.alert} aria-label={t`提醒的样子`}>
        <figcaption className={styles.from}>
          <span className={styles.mark}>
            <SiteMark size={16} />
          </span>
          <span translate="no">{site}</span>
          <Tag>
            <Trans>示例</Trans>
          </Tag>
          <span className={styles.now}>
            <Trans>现在</Trans>
          </span>
        </figcaption>
        <div className={styles.told}>
          <p aria-live="polite">
            <b>{title}</b>
            <span>{body}</span>
          </p>
          <span className={styles.crests}>
            <Crest crest={row.home_team_crest} id={row.home_team_id} size={26} />
            <Crest crest={row.away_team_crest} id={row.away_team_id} size={26} />
          </span>
        </div>
      </figure>
    </Ground>
  )
}

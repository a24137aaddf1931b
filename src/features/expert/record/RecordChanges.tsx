// Changes of a record by match corrections. They reveal scores, so they are covered while scores are hidden.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RecordChange } from '../../../../contract/expert/expert.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useRowView } from '../../match/row-view.ts'
import { reveal, useCovered } from '../../spoiler/revealed.ts'
import { dateTimeText } from '../date-time-text.ts'
import styles from '../ExpertPage.module.css'
import { useEndMessages } from '../use-end-messages.ts'

export function RecordChanges({ id, changes }: { id: string; changes: readonly RecordChange[] }) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const end = useEndMessages()
  const key = `expert:${id}`
  const isCovered = useCovered({ key, teams: [], matches: changes.map(({ match_id }) => match_id) })
  return (
    <Panel padded>
      <SectionHead title={<Trans>更正</Trans>} note={<Trans>比分更正后重新结算过的方案</Trans>} />
      {isCovered ? (
        <Button size="sm" onClick={() => reveal(key)}>{t`显示`}</Button>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ scheme, before, after, at }) => (
            <li key={`${scheme} ${at}`}>
              <Link to="/specialist-detail" search={{ id: scheme }}>
                <s>{end(before)}</s> → {end(after)}
              </Link>{' '}
              <Num>{dateTimeText(at, lang, tz)}</Num>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

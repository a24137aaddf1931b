// Text commentary of the match, newest first; key lines stand out, and a filter shows them alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { minuteParts } from '../../../../rules/match/format-minute.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip } from '../../../ui/button/Chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './TextLivePanel.module.css'

/** Lines shown at first, and added by each tap. */
const page = 40

export function TextLivePanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const [important, setImportant] = useState(false)
  const [count, setCount] = useState(page)
  const lines = useMemo(
    () => detail.text.filter((line) => !important || line.important).sort((left, right) => right.id - left.id),
    [detail.text, important],
  )
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>文字直播</Trans>}
        more={
          <Chip pressed={important} onClick={() => setImportant(!important)}>
            <Trans>只看关键</Trans>
          </Chip>
        }
      />
      {lines.length === 0 ? (
        <EmptyState icon={<MessageSquareText />} title={row.status === 'over' ? t`这场比赛没有文字直播` : t`还没有文字直播`} />
      ) : (
        <ol className={styles.list}>
          {lines.slice(0, count).map((line) => (
            <li key={line.id} className={classNames(styles.line, line.important && styles.important)}>
              <LineMinute minute={line.minute} sport={row.sport} lang={view.lang} />
              <p>{nameOf(line.text, view.lang)}</p>
            </li>
          ))}
        </ol>
      )}
      {lines.length > count && (
        <Button block onClick={() => setCount(count + page)}>
          <Trans>更早的</Trans>
        </Button>
      )}
    </Panel>
  )
}

function LineMinute({ minute, sport, lang }: { minute: string; sport: Sport; lang: Lang }) {
  const { part, clock } = minuteParts(minute, sport, lang)
  return (
    <span className={styles.minute}>
      {part && <b>{part}</b>}
      <Num>{clock}</Num>
    </span>
  )
}

// The match in words, newest first; what matters stands out and can be shown alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { nameOf } from '../../../../rules/text/name.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip } from '../../../ui/button/Chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './TextLivePanel.module.css'

/** Lines drawn at first, and more at each tap. */
const page = 40

export function TextLivePanel({ detail, view }: DetailPart) {
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
        <EmptyState icon={<MessageSquareText />} title={t`还没有文字直播`} />
      ) : (
        <ol className={styles.list}>
          {lines.slice(0, count).map((line) => (
            <li key={line.id} className={classNames(styles.line, line.important && styles.important)}>
              <Num className={styles.minute}>{line.minute.replace("'", '′')}</Num>
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

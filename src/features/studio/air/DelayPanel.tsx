// How far behind live the viewers are: so many in each step.
import { Trans, useLingui } from '@lingui/react/macro'
import { delaySteps } from '../../../../contract/limits/room-limits.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import studio from '../Studio.module.css'
import styles from './DelayPanel.module.css'

/** `counts`: one more than the steps, the last has the rest. */
export function DelayPanel({ counts }: { counts: readonly number[] }) {
  const { t } = useLingui()
  const most = Math.max(1, ...counts)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const names = [...delaySteps.map((step) => t`${step / 1_000} 秒内`), t`更久`]
  return (
    <Panel padded aria-labelledby="delays">
      <SectionHead id="delays" title={<Trans>观众的延迟</Trans>} />
      {all === 0 ? (
        <p className={studio.hint}>
          <Trans>还没有观众报告延迟</Trans>
        </p>
      ) : (
        <ol className={styles.bars}>
          {names.map((name, place) => (
            <li key={name}>
              <span>{name}</span>
              <i style={{ inlineSize: `${((counts[place] ?? 0) / most) * 100}%` }} aria-hidden="true" />
              <Num>{counts[place] ?? 0}</Num>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

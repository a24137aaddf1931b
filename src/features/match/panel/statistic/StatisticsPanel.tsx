// Statistics of both sides with a bar between them: the leader bold, away hatched.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Statistic } from '../../../../../contract/match/match-detail.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { homeShare, statisticMessages, statisticText } from '../../messages/statistic-messages.ts'
import { SideLegend } from '../../parts/SideLegend.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './StatisticsPanel.module.css'

/** Excludes those of a single map or set, which are shown elsewhere. */
const isOfMatch = ({ period }: Statistic): boolean => period === undefined

export const StatisticsPanel = (part: DetailPart) =>
  part.detail.statistics.length === 0 ? null : (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <Statistics {...part} />
    </WithMessages>
  )

function Statistics({ detail: { statistics }, row, view }: DetailPart) {
  const { i18n } = useLingui()
  return (
    <Panel padded>
      <SectionHead title={<Trans>数据</Trans>} more={<SideLegend row={row} lang={view.lang} />} />
      <dl className={styles.list}>
        {statistics.filter(isOfMatch).map(({ key, home, away, unit }) => {
          const share = homeShare({ home, away })
          return (
            <div key={key} className={styles.row}>
              <dt className={styles.name}>{i18n._(statisticMessages[key])}</dt>
              <dd className={classNames(styles.home, home > away && styles.leads)}>
                <Num>{statisticText(home, unit, key)}</Num>
              </dd>
              <dd className={classNames(styles.away, away > home && styles.leads)}>
                <Num>{statisticText(away, unit, key)}</Num>
              </dd>
              <dd className={classNames(styles.bar, share === null && styles.none)} aria-hidden="true">
                {share !== null && (
                  <>
                    <i style={{ width: `${share}%` }} />
                    <u style={{ width: `${100 - share}%` }} />
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}

// Gold and objectives of an e-sports match, map by map, one row per side.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { statisticMessages, statisticText } from '../../messages/statistic-messages.ts'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './MapsPanel.module.css'
import { type MapFigure, mapFigures } from './map-figures.ts'

export function MapsPanel({ className, ...part }: DetailPart & { className?: string }) {
  const isCovered = useHidden(part.row)
  const figures = mapFigures(part.detail.statistics)
  if (isCovered || figures.length === 0) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <MapTable {...part} figures={figures} className={className} />
    </WithMessages>
  )
}

function MapTable({ row, view, figures, className }: DetailPart & { figures: MapFigure[]; className?: string }) {
  const { t, i18n } = useLingui()
  const count = figures[0]?.maps.length ?? 0
  const sideRow = ({ key, unit, maps }: MapFigure, side: Side) => (
    <tr>
      <th scope="row" className={styles.team} translate="no">
        {teamShort(row, side, view.lang)}
      </th>
      {maps.map((pair, index) => {
        const [own, other] = side === 'home' ? (pair ?? []) : [pair?.[1], pair?.[0]]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the map
          <td key={index} className={classNames(own !== undefined && other !== undefined && own > other && styles.leads)}>
            <Num>{own === undefined ? '–' : statisticText(own, unit, key)}</Num>
          </td>
        )
      })}
    </tr>
  )
  return (
    <Panel padded className={className}>
      <SectionHead title={<Trans>各局数据</Trans>} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className={styles.scroller} aria-label={t`各局数据`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {Array.from({ length: count }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the map
                <th key={index} scope="col">
                  <Num>{index + 1}</Num>
                </th>
              ))}
            </tr>
          </thead>
          {figures.map((figure) => (
            <tbody key={figure.key}>
              <tr>
                <th scope="rowgroup" colSpan={count + 1} className={styles.figure}>
                  {i18n._(statisticMessages[figure.key])}
                </th>
              </tr>
              {sideRow(figure, 'home')}
              {sideRow(figure, 'away')}
            </tbody>
          ))}
        </table>
      </section>
    </Panel>
  )
}

// Explains how the ranking is computed, so that users can verify it.
import { Trans } from '@lingui/react/macro'
import type { HeatFormula, RankKind } from '../../../../contract/gift/rank.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from './RankPage.module.css'
import { useTermMessages } from './rank-messages.ts'

export function RankFormula({ by, formula }: { by: RankKind; formula: HeatFormula }) {
  const messages = useTermMessages()
  return (
    <section>
      <SectionHead title={<Trans>怎么算的</Trans>} />
      {by === 'gifts' ? (
        <p className={styles.note}>
          <Trans>这段时间里收到的礼物，按钻石数排。</Trans>
        </p>
      ) : by === 'fans' ? (
        <p className={styles.note}>
          <Trans>这段时间里新关注的人数，取消的不算。</Trans>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>热度是下面各项乘积的和，只数这段时间里的：</Trans>
          </p>
          <ul className={styles.terms}>
            {formula.map(({ term, points }) => (
              <li key={term}>
                <span>{messages[term]}</span>
                <span>
                  × <Num>{points}</Num>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

// The user's horns, newest first: pending, approved, or rejected with the reason and a refund.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Horn, HornState } from '../../../../contract/gift/horn.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag, type TagProps } from '../../../ui/figure/Tag.tsx'
import { useRowView } from '../../match/row-view.ts'
import styles from './MyHorns.module.css'

const states: Record<HornState, { tone: TagProps['tone']; word: ReactNode }> = {
  waiting: { tone: 'warn', word: <Trans>审核中</Trans> },
  approved: { tone: 'accent', word: <Trans>已通过</Trans> },
  refused: { tone: 'danger', word: <Trans>未通过</Trans> },
}

export function MyHorns({ horns }: { horns: readonly Horn[] }) {
  const { lang, tz } = useRowView()
  if (horns.length === 0) return null
  return (
    <section className={styles.mine} aria-labelledby="my-horns">
      <h3 id="my-horns">
        <Trans>我发的喇叭</Trans>
      </h3>
      <ol>
        {horns.map(({ id, text, price, state, reason, created_at }) => (
          <li key={id} data-horn={state}>
            <p className={styles.text}>{text}</p>
            <p className={styles.fate}>
              <Tag tone={states[state].tone}>{states[state].word}</Tag>
              <Num>
                <time dateTime={created_at}>
                  {dateText(dayOf(created_at, tz), lang)} {timeOf(created_at, tz)}
                </time>
              </Num>
            </p>
            {state === 'refused' && (
              <p className={styles.why}>
                {reason}
                <br />
                <Trans>
                  已退回 <Num>{diamonds(price)}</Num> 钻
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

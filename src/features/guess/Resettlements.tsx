// The settlements of a question that was settled more than once because the match was corrected.
import { Trans, useLingui } from '@lingui/react/macro'
import type { GuessQuestion } from '../../../contract/guess.ts'
import { useGuessMessages } from './guess-messages.ts'
import styles from './QuestionItem.module.css'

export function Resettlements({ question }: { question: GuessQuestion }) {
  const { t } = useLingui()
  const messages = useGuessMessages()
  const { settlements } = question
  if (settlements.length < 2) return null
  const endOf = (end: string): string => {
    if (end === 'void') return t`推迟或取消`
    return end === 'open' ? t`重新进行` : end.replace(/^over /, '').replaceAll('-', ' : ')
  }
  return (
    <p className={styles.turns}>
      <Trans>比分更正，重新结算：</Trans>
      {settlements.map(({ end, result, at }, place) => {
        const text = `${endOf(end)}${result ? ` ${messages.option(result, question)}` : ''}`
        return <span key={at}>{place < settlements.length - 1 ? <s>{text}</s> : <b>{text}</b>}</span>
      })}
    </p>
  )
}

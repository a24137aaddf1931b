// The last results of a team, newest on the right: 胜 平 负, each with an accessible word.
import { useLingui } from '@lingui/react/macro'
import { classNames } from '../../../ui/class-names.ts'
import styles from './FormMarks.module.css'

import type { Result } from './form.ts'

export function ResultMark({ result, small }: { result: Result; small?: boolean }) {
  const { t } = useLingui()
  const messages: Record<Result, string> = {
    w: t({ message: '胜', context: 'result of a match, one character' }),
    d: t({ message: '平', context: 'result of a match, one character' }),
    l: t({ message: '负', context: 'result of a match, one character' }),
  }
  return <span className={classNames(styles.mark, styles[result], small && styles.small)}>{messages[result]}</span>
}

export function FormMarks({ form }: { form: readonly Result[] }) {
  return (
    <span className={styles.row}>
      {form.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a result
        <ResultMark key={index} result={result} small />
      ))}
    </span>
  )
}

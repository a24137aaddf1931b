// One question: the match, the pool of each option and the user's stake; the options accept stakes while the question is open.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Coins } from 'lucide-react'
import type { GuessOption, GuessQuestion } from '../../../contract/guess.ts'
import { grouped } from '../../core/text/amount-text.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { useHidden } from '../spoiler/revealed.ts'
import { GuessMatch } from './GuessMatch.tsx'
import { useGuessMessages } from './guess-messages.ts'
import styles from './QuestionItem.module.css'
import { Resettlements } from './Resettlements.tsx'

interface QuestionItemProps {
  question: GuessQuestion
  /** Hides the match: a header above the group shows it. */
  plain?: boolean
  /** Opens the stake dialog; without it the question is read-only. */
  onPick?(option: GuessOption): void
}

export function QuestionItem({ question, plain = false, onPick }: QuestionItemProps) {
  const { t } = useLingui()
  const messages = useGuessMessages()
  const { match, options, mine, state, result } = question
  const hidden = useHidden(match)
  const total = options.reduce((sum, { gold }) => sum + gold, 0)
  const mayPick = onPick !== undefined && state === 'open' && mine === null
  return (
    <article className={styles.item}>
      <div className={styles.head}>
        <b>{messages.kind(question)}</b>
        <Tag tone={state === 'open' ? 'accent' : 'plain'}>{messages.states[state]}</Tag>
        <span className={styles.pool}>
          <Coins size={14} aria-hidden="true" />
          <Trans>
            池 <Num>{grouped(total)}</Num>
          </Trans>
        </span>
      </div>
      {!plain && <GuessMatch match={match} />}
      <ul className={styles.options}>
        {options.map(({ option, gold, people }) => {
          const name = messages.option(option, question)
          const inside = (
            <>
              <b>{name}</b>
              <small>
                <Num>{grouped(gold)}</Num> · <Plural value={people} other="# 人" />
              </small>
              {/* The payout at the current pool. */}
              {gold > 0 && <small>{t`猜中得 ${(total / gold).toFixed(2)} 倍`}</small>}
            </>
          )
          return (
            <li key={option} data-mine={mine?.option === option} data-result={!hidden && result === option}>
              {mayPick ? (
                <button type="button" onClick={() => onPick(option)}>
                  {inside}
                </button>
              ) : (
                <span>{inside}</span>
              )}
            </li>
          )
        })}
      </ul>
      {mine && <Mine question={question} hidden={hidden} />}
      {!hidden && <Resettlements question={question} />}
    </article>
  )
}

function Mine({ question, hidden }: { question: GuessQuestion; hidden: boolean }) {
  const messages = useGuessMessages()
  const { mine, state } = question
  if (!mine) return null
  const { gold, due, paid } = mine
  return (
    <p className={styles.mine}>
      <span>
        <Trans>
          我猜 {messages.option(mine.option, question)}，<Num>{grouped(gold)}</Num> 金币
        </Trans>
      </span>
      {!hidden && due !== null && state !== 'open' && (
        <b data-won={due > gold}>
          <Trans>
            得 <Num>{grouped(due)}</Num>
          </Trans>
          {paid > due && (
            <small>
              <Trans>（更正前多得的已花掉，不再追回）</Trans>
            </small>
          )}
        </b>
      )}
    </p>
  )
}

// Stakes coins on an option: presets or a custom amount, once per question.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { GuessOption, GuessQuestion } from '../../../contract/guess.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { refreshUser } from '../../core/session/session.ts'
import { grouped } from '../../core/text/amount-text.ts'
import { plainNumber } from '../../core/text/typed-number.ts'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { SteadyButton } from '../../ui/button/SteadyButton.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useGuessMessages } from './guess-messages.ts'
import { guessesChanged } from './guess-queries.ts'
import styles from './TrophyPage.module.css'

interface StakeDialogProps {
  question: GuessQuestion
  option: GuessOption
  least: number
  most: number
  gold: number
  onClose(): void
}
const sums = [10, 50, 100, 500] as const

export function StakeDialog({ question, option, least, most, gold, onClose }: StakeDialogProps) {
  const { t } = useLingui()
  const messages = useGuessMessages()
  const client = useQueryClient()
  const [typed, setTyped] = useState(String(Math.min(50, Math.max(least, gold))))
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null })
  const key = useRef({ sum: 0, id: '' })
  const plain = plainNumber(typed)
  const sum = /^\d{1,6}$/.test(plain) ? Number(plain) : 0
  const isTaken = sum >= least && sum <= most
  const name = messages.option(option, question)
  async function stake(): Promise<void> {
    if (key.current.sum !== sum) key.current = { sum, id: crypto.randomUUID() }
    setState({ busy: true, failure: null })
    try {
      await moneyCall('POST api/Guess/stake', { body: { id: question.id, option, gold: sum }, idempotencyKey: key.current.id })
      toast(t`已猜 ${name}，${sum} 金币`, { tone: 'ok' })
      await Promise.all([guessesChanged(client), refreshUser()])
      onClose()
    } catch (error) {
      setState({ busy: false, failure: messages.failure(error) })
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isTaken && !state.busy) void stake()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>猜 {name}</Trans>} text={messages.kind(question)} width={380}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <ChipRow>
          {sums.map((one) => (
            <Chip key={one} pressed={sum === one} onClick={() => setTyped(String(one))}>
              <Num>{one}</Num>
            </Chip>
          ))}
        </ChipRow>
        <TextField
          label={<Trans>金币</Trans>}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setState({ busy: false, failure: null })
          }}
          inputMode="numeric"
          maxLength={6}
          hint={t`${least} 到 ${most}，你有 ${grouped(gold)}`}
          error={state.failure}
        />
        <p className={styles.note}>
          <Trans>猜中的人按投入分走整个池子；没人猜中或比赛不打，原数退回。只用金币，不能换钻石。</Trans>
        </p>
        <SteadyButton type="submit" variant="primary" block disabled={!isTaken || state.busy}>
          <Trans>投入</Trans>
        </SteadyButton>
      </form>
    </Dialog>
  )
}

// A verification code and, in its frame, the button that sends one: it rests for as long as the sender says, and not at all
// after a failure. The rest belongs to the number that the code went to, not to the form.
import { type ReactNode, useState } from 'react'
import { useCountdown } from '../use-countdown.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './CodeField.module.css'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface CodeFieldProps extends Pick<TextFieldProps, 'label' | 'placeholder' | 'error' | 'hint' | 'size' | 'value' | 'onChange'> {
  digits: number
  /** Whom a code goes to; empty: nobody yet. Forms that send to the same one rest together. */
  to: string
  /** Asks for one, and answers after how many seconds it may be asked for again; 0: at once. Says itself what went wrong. */
  onSend(): Promise<number>
  words: {
    send: ReactNode
    sending: ReactNode
    again(left: number): ReactNode
    /** Said aloud once it is on its way. */
    sent: ReactNode
  }
}

export function CodeField({ digits, to, onSend, words, onChange, ...rest }: CodeFieldProps) {
  const [left, begin] = useCountdown(`code:${to}`)
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const rest = await onSend()
      if (rest > 0) begin(rest)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <TextField
        {...rest}
        // Digits as they are typed anywhere, e.g. by a keyboard that writes them full width.
        onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, digits))}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <button type="button" className={styles.send} disabled={left > 0 || busy} onClick={() => void send()}>
            {left > 0 ? words.again(left) : busy ? words.sending : words.send}
          </button>
        }
      />
      <VisuallyHidden role="status">{left > 0 && words.sent}</VisuallyHidden>
    </>
  )
}

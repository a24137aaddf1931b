// /login on a signed-in phone: scans the QR code of another screen or accepts its short form, then asks for confirmation.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { LoginPlace } from '../../../../contract/account/account.ts'
import { call } from '../../../core/api/api.ts'
import type { FailureMessages } from '../../../core/api/failure-messages.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { Fault } from '../form/fault.ts'
import { useFault } from '../form/use-fault.ts'
import { useFaultMessages } from '../form/use-fault-messages.ts'
import { CameraScan } from './CameraScan.tsx'
import { ConfirmQr } from './ConfirmQr.tsx'
import styles from './ScanCode.module.css'
import { readShort } from './short-code.ts'

const own: FailureMessages = {
  'invalid-input': msg`登录码是 6 位字母和数字，请看清再输入`,
  'not-found': msg`没有这个登录码，请看清另一块屏幕再输入`,
  'qr-expired': msg`登录码已过期，请在另一块屏幕上刷新，再输入新的`,
}

export function ScanCode({ onDone }: { onDone(): void }) {
  const [found, setFound] = useState<{ code: string; place?: LoginPlace } | null>(null)
  if (found) return <ConfirmQr {...found} onDone={onDone} />
  return (
    <section className={styles.card}>
      <h1>
        <Trans>让另一块屏幕登录</Trans>
      </h1>
      <p>
        <Trans>扫另一块屏幕上的登录二维码，或者输入二维码下面的登录码，再在这里确认。</Trans>
      </p>
      <CameraScan onCode={(code) => setFound({ code })} />
      <ShortCode onFound={(place) => setFound({ code: place.code, place })} />
      <Button block size="lg" onClick={onDone}>
        <Trans>回到首页</Trans>
      </Button>
    </section>
  )
}

function ShortCode({ onFound }: { onFound(place: LoginPlace): void }) {
  const { t } = useLingui()
  const messageOf = useFaultMessages()
  const { fault, busy, setFault, run } = useFault()
  const [typed, setTyped] = useState('')
  const errorOf = (wrong: Fault): string => {
    const special = own[wrong.kind as keyof FailureMessages]
    return special ? t(special) : messageOf(wrong)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const short = readShort(typed)
    if (short === null) return setFault({ field: 'form', kind: 'invalid-input' })
    await run(async () => onFound(await call('POST api/user/scanLogin', { body: { short } })))
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        size="lg"
        label={<Trans>登录码</Trans>}
        placeholder="ABC 234"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={typed}
        onChange={setTyped}
        error={fault ? errorOf(fault) : null}
      />
      <Button type="submit" size="lg" block aria-disabled={busy || undefined}>
        <Trans>下一步</Trans>
      </Button>
    </form>
  )
}

// Appoints an account as streamer or expert without an application, for example the first one of a site.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useMay } from '../parts/use-may.ts'

const idShape = /^[A-Za-z0-9_.-]{1,64}$/

interface AppointPanelProps {
  of: 'POST api/Desk/appointStreamer' | 'POST api/Desk/appointExpert'
  title: ReactNode
  note: ReactNode
  act: ReactNode
}

export function AppointPanel({ of, title, note, act }: AppointPanelProps) {
  const { t } = useLingui()
  const may = useMay()
  const [typed, setTyped] = useState('')
  const [appointed, setAppointed] = useState<string | null>(null)
  const { busy, error, run } = useAdminAction()
  const account = typed.trim()
  const appoint = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!idShape.test(account)) return
    setAppointed(null)
    const isDone = await run(async () => setAppointed((await call(of, { body: { account } })).user_nickname), t`已任命`)
    if (isDone) setTyped('')
  }
  if (!may(of)) return null
  return (
    <Panel padded>
      <SectionHead title={title} note={note} />
      <form className={styles.form} onSubmit={(event) => void appoint(event)} noValidate>
        <TextField
          label={<Trans>账号</Trans>}
          hint={<Trans>在“用户”里可以查到</Trans>}
          value={typed}
          onChange={setTyped}
          maxLength={64}
          error={error}
        />
        <div className={styles.acts}>
          {appointed !== null && (
            <span className={styles.hint} role="status">
              <Trans>{appointed} 已任命</Trans>
            </span>
          )}
          <Button type="submit" variant="primary" disabled={busy || !idShape.test(account)}>
            {act}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

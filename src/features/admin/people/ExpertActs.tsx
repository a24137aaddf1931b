// Two actions that take a number from elsewhere: removing a scheme, and assigning a channel provider.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'

const idShape = /^[A-Za-z0-9_.-]{1,64}$/

export function ExpertActs() {
  return (
    <>
      <RemoveScheme />
      <NameChannel />
    </>
  )
}

function RemoveScheme() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const id = typed.trim()
  const subjectKey = subjectKeyOf('experts', `scheme ${id}`)
  const isReady = idShape.test(id) && reason.trim() !== ''
  const isPending = useStore(pendingDecisionStore).some((one) => one.subjectKey === subjectKey)
  const wasPending = useRef('')
  useEffect(() => {
    const isOver = !isPending && wasPending.current === subjectKey
    wasPending.current = isPending ? subjectKey : ''
    // Input stays after an undo or a failure; after success it is cleared.
    if (!isOver || pendingDecisionStore.undoneCall(subjectKey)) return
    setTyped('')
    setReason('')
  }, [isPending, subjectKey])
  const remove = (): void => {
    if (!isReady) return
    const body = { id, reason: reason.trim() }
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'experts', subjectLabel: t`方案 ${id}`, actionLabel: t`撤下`, reason: body.reason },
      call: { path: 'POST api/Desk/removeScheme', body },
    })
  }
  return (
    <Panel padded>
      <SectionHead title={<Trans>撤下方案</Trans>} note={<Trans>内容不再显示，未到账的款退回；战绩照样算</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          remove()
        }}
        noValidate
      >
        <div className={styles.pair}>
          <TextField label={<Trans>方案编号（地址里的 id）</Trans>} value={typed} onChange={setTyped} maxLength={64} />
          <TextField label={<Trans>原因，作者会看到</Trans>} value={reason} onChange={setReason} maxLength={200} />
        </div>
        <div className={styles.acts}>
          <PendingDecisionActions subjectKey={subjectKey}>
            <Button type="submit" disabled={!isReady}>
              <Trans>撤下</Trans>
            </Button>
          </PendingDecisionActions>
        </div>
      </form>
    </Panel>
  )
}

function NameChannel() {
  const { t } = useLingui()
  const [account, setAccount] = useState('')
  const { busy, error, run } = useAdminAction()
  const name = (on: boolean): void =>
    void run(() => call('POST api/Desk/channelProvider', { body: { account: account.trim(), on } }), on ? t`已设为渠道商` : t`已取消渠道商`)
  const isId = idShape.test(account.trim())
  return (
    <Panel padded>
      <SectionHead title={<Trans>渠道商</Trans>} note={<Trans>只是一个身份标签，没有别的权限</Trans>} />
      <div className={styles.form}>
        <TextField label={<Trans>账号</Trans>} value={account} onChange={setAccount} maxLength={64} />
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button disabled={busy || !isId} onClick={() => name(false)}>
            <Trans>取消渠道商</Trans>
          </Button>
          <Button variant="primary" disabled={busy || !isId} onClick={() => name(true)}>
            <Trans>设为渠道商</Trans>
          </Button>
        </div>
      </div>
    </Panel>
  )
}

// Parcels of the mall: sent with their number, or refused, which gives price and stock back.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskParcel } from '../../../../contract/desk/money-desk.ts'
import { preferences } from '../../../core/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useMoment } from '../parts/use-moment.ts'

type State = 'waiting' | 'sent' | 'refused'

export function ParcelsTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [state, setState] = useState<State>('waiting')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<{ row: DeskParcel; end: 'sent' | 'refused' } | null>(null)
  const read = useDeskRead('GET api/Desk/parcels', { state, page: String(page) })
  const moment = useMoment()
  const columns: Column<DeskParcel>[] = [
    { key: 'goods', head: t`商品`, text: true, cell: (row) => `${row.name[lang]} × ${row.num}` },
    { key: 'account', head: t`账号`, cell: (row) => <AccountLink id={row.account_id} /> },
    { key: 'to', head: t`收件`, text: true, cell: (row) => <span translate="no">{`${row.to_name} ${row.phone} ${row.address}`}</span> },
    { key: 'at', head: t`兑换时间`, cell: (row) => moment(row.created_at) },
    { key: 'note', head: t`备注`, text: true, cell: (row) => row.note || '—' },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <Segmented<State>
          label={t`包裹的状态`}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(1)
          }}
          options={[
            { value: 'waiting', label: t`待寄出` },
            { value: 'sent', label: t`已寄出` },
            { value: 'refused', label: t`已拒绝` },
          ]}
        />
        <ExportButton query={{ kind: 'parcels', state }} total={read.data?.total} />
      </div>
      <DeskList<ApiData<'GET api/Desk/parcels'>> read={read} empty={t`没有这样的包裹`} page={page} onPage={setPage}>
        {({ list }) => (
          <DeskTable
            label={t`包裹`}
            columns={columns}
            rows={list}
            rowKey={(row) => row.id}
            {...(state === 'waiting' && {
              actionsHead: t`操作`,
              actions: (row: DeskParcel) => (
                <PendingDecisionActions subjectKey={subjectKeyOf('parcels', row.id)}>
                  <Button size="sm" variant="soft" onClick={() => setChosen({ row, end: 'sent' })}>
                    <Trans>已寄出</Trans>
                  </Button>
                  <Button size="sm" onClick={() => setChosen({ row, end: 'refused' })}>
                    <Trans>拒绝</Trans>
                  </Button>
                </PendingDecisionActions>
              ),
            })}
          />
        )}
      </DeskList>
      {chosen && <ParcelDialog {...chosen} name={chosen.row.name[lang]} onClose={() => setChosen(null)} />}
    </Panel>
  )
}

interface ParcelDialogProps {
  row: DeskParcel
  name: string
  end: 'sent' | 'refused'
  onClose(): void
}

function ParcelDialog({ row, name, end, onClose }: ParcelDialogProps) {
  const { t } = useLingui()
  const subjectKey = subjectKeyOf('parcels', row.id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  // A number is no reason.
  const typed = before?.path === 'POST api/Desk/endParcel' && before.body.state === end ? before.body.note : ''
  const [note, setNote] = useState(typed)
  const submit = (): void => {
    const reason = note.trim()
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'parcels', subjectLabel: `${name} × ${row.num}`, actionLabel: end === 'sent' ? t`已寄出` : t`拒绝`, reason },
      call: { path: 'POST api/Desk/endParcel', body: { id: row.id, state: end, note: reason } },
    })
    onClose()
  }
  return (
    <DeskDialog
      title={end === 'sent' ? <Trans>标记为已寄出</Trans> : <Trans>拒绝这个包裹</Trans>}
      act={end === 'sent' ? <Trans>已寄出</Trans> : <Trans>拒绝并退回</Trans>}
      onClose={onClose}
      disabled={note.trim() === ''}
      onSubmit={submit}
    >
      <p className={styles.strong}>{`${name} × ${row.num}`}</p>
      {end === 'refused' && (
        <p className={styles.hint}>
          <Trans>价款和库存会退回。30 秒内能撤销，之后不能撤回。</Trans>
        </p>
      )}
      <TextField
        label={end === 'sent' ? <Trans>快递单号，对方会看到</Trans> : <Trans>拒绝的原因，对方会看到</Trans>}
        value={note}
        onChange={setNote}
        maxLength={200}
      />
    </DeskDialog>
  )
}

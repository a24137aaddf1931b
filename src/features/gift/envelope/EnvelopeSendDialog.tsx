// Sends a red envelope: total, number of shares, split mode, who may open it and when.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EnvelopeCondition } from '../../../../contract/gift/envelope.ts'
import { envelopeLimits } from '../../../../contract/limits/gift-limits.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { balanceIs, envelopesQuery } from '../gift-queries.ts'
import styles from '../spend/Spend.module.css'
import { SpendNote } from '../spend/SpendNote.tsx'
import { SpendQuestion } from '../spend/SpendQuestion.tsx'
import { useSpend } from '../spend/use-spend.ts'
import { type DraftFault, type EnvelopeDraft, emptyDraft, readDraft } from './envelope-draft.ts'

const { shares: mostShares } = envelopeLimits

export function EnvelopeSendDialog({ room, onClose }: { room: RoomInfo; onClose(): void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const spending = useSpend()
  const { data } = useQuery(envelopesQuery(room.id))
  const [draft, setDraft] = useState(emptyDraft)
  const [fault, setFault] = useState<DraftFault | null>(null)
  const range = { least: data?.least ?? 1, most: data?.most ?? Number.POSITIVE_INFINITY }
  const read = readDraft(draft, range)
  const update = (patch: Partial<EnvelopeDraft>): void => {
    setDraft({ ...draft, ...patch })
    setFault(null)
    spending.changed()
  }
  const send = async (confirmed = false): Promise<void> => {
    if (read.fault) return setFault(read.fault)
    const { kind, condition, word, greeting, delay } = draft
    const body = {
      room_id: room.id,
      total: read.total,
      num: read.num,
      kind,
      condition,
      ...(condition === 'word' && { word: word.trim() }),
      greeting: greeting.trim(),
      delay: Number(delay) as 0 | 60 | 180 | 300 | 600,
    }
    const work = async (idempotencyKey: string, confirm: boolean): Promise<void> => {
      const { balance } = await moneyCall('POST api/Redenvelope/insert', { body: { ...body, ...(confirm && { confirm }) }, idempotencyKey })
      balanceIs(balance)
    }
    if (!(await spending.run(JSON.stringify(body), work, confirmed))) return
    toast(t`红包已发出`, { tone: 'ok' })
    await client.invalidateQueries({ queryKey: envelopesQuery(room.id).queryKey })
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  const conditions: Record<EnvelopeCondition, string> = {
    everyone: t`所有人`,
    followers: t`关注了主播的人`,
    fans: t`粉丝团成员`,
    word: t`说对口令的人`,
  }
  const delays = { '0': t`马上开`, '60': t`1 分钟后`, '180': t`3 分钟后`, '300': t`5 分钟后`, '600': t`10 分钟后` }
  const sumFaults: Partial<Record<DraftFault, string>> = {
    total: t`请填写金额，最多一位小数`,
    least: t`至少 ${diamonds(range.least)} 钻`,
    most: t`最多 ${Number.isFinite(range.most) ? diamonds(range.most) : ''} 钻`,
    thin: t`每人至少 0.1 钻，金额不够分`,
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>发红包</Trans>}
      text={<Trans>没领完的 24 小时后退回你的消费钱包。</Trans>}
      width={420}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Segmented
          label={t`怎么分`}
          value={draft.kind}
          onChange={(kind) => update({ kind })}
          options={[
            { value: 'random', label: t`拼手气` },
            { value: 'equal', label: t`平均分` },
          ]}
        />
        <TextField
          label={<Trans>总共多少钻石</Trans>}
          inputMode="decimal"
          value={draft.total}
          onChange={(total) => update({ total })}
          error={fault ? sumFaults[fault] : null}
        />
        <TextField
          label={<Trans>多少个</Trans>}
          inputMode="numeric"
          value={draft.num}
          onChange={(num) => update({ num })}
          error={fault === 'num' ? t`请填 1 到 ${mostShares}` : null}
        />
        <SelectField
          label={<Trans>谁能领</Trans>}
          value={draft.condition}
          onChange={(condition) => update({ condition: condition as EnvelopeCondition })}
          options={Object.entries(conditions).map(([value, label]) => ({ value, label }))}
        />
        {draft.condition === 'word' && (
          <TextField
            label={<Trans>口令</Trans>}
            value={draft.word}
            onChange={(word) => update({ word })}
            error={fault === 'word' ? t`口令要 1 到 20 个字` : null}
          />
        )}
        <SelectField
          label={<Trans>什么时候开</Trans>}
          value={draft.delay}
          onChange={(delay) => update({ delay: delay as EnvelopeDraft['delay'] })}
          options={Object.entries(delays).map(([value, label]) => ({ value, label }))}
        />
        <TextField
          label={<Trans>说句话（可不填）</Trans>}
          value={draft.greeting}
          onChange={(greeting) => update({ greeting })}
          error={fault === 'greeting' ? t`最多 40 个字` : null}
        />
        {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
        <SteadyButton type="submit" variant="primary" size="lg" block disabled={spending.busy}>
          {read.fault ? <Trans>发红包</Trans> : <Trans>发红包，{diamonds(read.total)} 钻</Trans>}
        </SteadyButton>
      </form>
      <SpendQuestion spending={spending} price={read.fault ? 0 : read.total} onConfirm={() => void send(true)} />
    </Dialog>
  )
}

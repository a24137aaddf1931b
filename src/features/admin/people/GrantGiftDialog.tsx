// Grants gifts to a user's bag, for some days or permanently. Can be undone for a while.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { giftLimits } from '../../../../contract/limits/gift-limits.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'

const { atOnce: mostGifts, grantDays: mostDays } = giftLimits
export const giftSubjectKey = (user: string): string => subjectKeyOf('users', `${user} gift`)

export function GrantGiftDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/gifts')
  const subjectKey = giftSubjectKey(id)
  const before = pendingDecisionStore.undoneCall(subjectKey)
  const typed = before?.path === 'POST api/Desk/grantGift' ? before.body : undefined
  const [chosen, setChosen] = useState(typed?.gift_id)
  const [num, setNum] = useState(String(typed?.num ?? 1))
  const [days, setDays] = useState(String(typed?.days ?? 30))
  const [note, setNote] = useState(typed?.note ?? '')
  const gifts = read.data?.list ?? []
  const gift = gifts.find((one) => one.id === chosen) ?? gifts[0]
  const [count, lasts] = [readDecimal(num, 0), readDecimal(days, 0)]
  const countFault = count !== null && count >= 1 && count <= mostGifts ? null : t`请填写 1 到 ${mostGifts} 的整数`
  const daysFault = lasts !== null && lasts <= mostDays ? null : t`请填写 0 到 ${mostDays} 的整数`
  const submit = (): void => {
    if (!gift || count === null || lasts === null || countFault || daysFault) return
    pendingDecisionStore.decide({
      ...{ subjectKey, tab: 'users', subjectLabel: `${name} · ${nameOf(gift.name, lang)} ×${count}`, actionLabel: t`发放礼物` },
      call: { path: 'POST api/Desk/grantGift', body: { uid: id, gift_id: gift.id, num: count, days: lasts, note: note.trim() } },
    })
    onClose()
  }
  return (
    <AdminDialog
      title={<Trans>给 {name} 发放礼物</Trans>}
      act={<Trans>发放</Trans>}
      onClose={onClose}
      disabled={!gift || countFault !== null || daysFault !== null}
      onSubmit={submit}
    >
      {!read.data &&
        (read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />)}
      {gift && (
        <SelectField
          label={<Trans context="a single one">礼物</Trans>}
          value={gift.id}
          onChange={setChosen}
          options={gifts.map((one) => ({ value: one.id, label: nameOf(one.name, lang) }))}
        />
      )}
      <div className={styles.pair}>
        <TextField label={<Trans context="gifts">多少个</Trans>} inputMode="numeric" value={num} onChange={setNum} error={countFault} />
        <TextField label={<Trans>多少天内有效，0 表示永久</Trans>} inputMode="numeric" value={days} onChange={setDays} error={daysFault} />
      </div>
      <TextField label={<Trans>备注，记入操作日志</Trans>} value={note} onChange={setNote} maxLength={200} />
    </AdminDialog>
  )
}

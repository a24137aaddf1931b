// Adds codes of an item, one per line. They are encrypted on arrival and cannot be read here again.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mallLimits } from '../../../../contract/limits/mall-limits.ts'
import { call } from '../../../core/api/api.ts'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'

const { codes: mostCodes, codeLength: mostLength } = mallLimits

export function CodesDialog({ id, name, onClose }: { id: string; name: string; onClose(): void }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { busy, error, run } = useAdminAction()
  const codes = [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ]
  const fault =
    codes.length > mostCodes
      ? t`一次最多 ${mostCodes} 个`
      : codes.some((code) => code.length > mostLength)
        ? t`每个最多 ${mostLength} 个字符`
        : null
  const submit = async (): Promise<void> => {
    if (await run(() => call('POST api/Desk/addCodes', { body: { id, codes } }))) onClose()
  }
  return (
    <AdminDialog
      title={<Trans>给 {name} 加兑换码</Trans>}
      act={<Plural value={codes.length} other="加入 # 个" />}
      onClose={onClose}
      busy={busy}
      error={error}
      disabled={codes.length === 0 || fault !== null}
      onSubmit={() => void submit()}
    >
      <TextArea
        label={<Trans>每行一个</Trans>}
        hint={<Trans>重复的只算一个。加密保存，之后在这里看不到。</Trans>}
        error={fault}
        value={text}
        onChange={setText}
      />
    </AdminDialog>
  )
}

// Form fields of a group: picture, name, notice, and whether anyone may join.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { lineFault, messageFault, messageForm, nameForm } from '../../../../rules/text/line-text.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { GroupPicture } from './GroupPicture.tsx'

type GroupValues = Pick<Group, 'name' | 'avatar' | 'notice' | 'open'>
export const emptyGroup: GroupValues = { name: '', avatar: '', notice: '', open: true }

interface GroupDraft {
  typed: GroupValues
  update(change: Partial<GroupValues>): void
  /** A picture is being uploaded: saving now would omit it. */
  setSending(sending: boolean): void
  /** The values as sent. */
  values: GroupValues
  isRight: boolean
}

export function useGroupDraft(known: GroupValues): GroupDraft {
  const [typed, setTyped] = useState(known)
  const [sending, setSending] = useState(false)
  const values = { name: nameForm(typed.name), avatar: typed.avatar, notice: messageForm(typed.notice), open: typed.open }
  const isRight =
    !sending &&
    lineFault(values.name, chatLimits.groupName) === null &&
    (values.notice === '' || messageFault(values.notice, chatLimits.groupNotice) === null)
  const update = (change: Partial<GroupValues>): void => setTyped((now) => ({ ...now, ...change }))
  return { typed, update, setSending, values, isRight }
}

export function GroupFields({ draft: { typed, update, setSending } }: { draft: GroupDraft }) {
  const { t } = useLingui()
  const { name, avatar, notice, open } = typed
  return (
    <>
      <GroupPicture value={avatar} onChange={(path) => update({ avatar: path })} onSending={setSending} />
      <TextField
        label={t`群名`}
        value={name}
        onChange={(next) => update({ name: next })}
        hint={t`最多 ${chatLimits.groupName} 个字`}
        autoComplete="off"
      />
      <TextArea
        label={t`公告`}
        value={notice}
        onChange={(next) => update({ notice: next })}
        hint={t`最多 ${chatLimits.groupNotice} 个字，可以不写`}
        rows={3}
      />
      <SwitchRow checked={open} onCheckedChange={(next) => update({ open: next })} hint={<Trans>不开放的群由群主拉人</Trans>}>
        <Trans>任何人都能加入</Trans>
      </SwitchRow>
    </>
  )
}

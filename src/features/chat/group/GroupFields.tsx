// Form fields of a group: picture, name, notice, and whether anyone may join.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '../../../../contract/group.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { lineFault, messageFault, messageForm, nameForm } from '../../../../rules/text/line-text.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { GroupPicture } from './GroupPicture.tsx'

type GroupWords = Pick<Group, 'name' | 'avatar' | 'notice' | 'open'>
export const emptyGroup: GroupWords = { name: '', avatar: '', notice: '', open: true }

interface GroupDraft {
  typed: GroupWords
  put(change: Partial<GroupWords>): void
  /** A picture is being uploaded: saving now would omit it. */
  setSending(sending: boolean): void
  /** The values as sent. */
  words: GroupWords
  isRight: boolean
}

export function useGroupDraft(known: GroupWords): GroupDraft {
  const [typed, setTyped] = useState(known)
  const [sending, setSending] = useState(false)
  const words = { name: nameForm(typed.name), avatar: typed.avatar, notice: messageForm(typed.notice), open: typed.open }
  const isRight =
    !sending &&
    lineFault(words.name, chatLimits.groupName) === null &&
    (words.notice === '' || messageFault(words.notice, chatLimits.groupNotice) === null)
  const put = (change: Partial<GroupWords>): void => setTyped((now) => ({ ...now, ...change }))
  return { typed, put, setSending, words, isRight }
}

export function GroupFields({ draft: { typed, put, setSending } }: { draft: GroupDraft }) {
  const { t } = useLingui()
  const { name, avatar, notice, open } = typed
  return (
    <>
      <GroupPicture value={avatar} onChange={(path) => put({ avatar: path })} onSending={setSending} />
      <TextField
        label={t`群名`}
        value={name}
        onChange={(next) => put({ name: next })}
        hint={t`最多 ${chatLimits.groupName} 个字`}
        autoComplete="off"
      />
      <TextArea
        label={t`公告`}
        value={notice}
        onChange={(next) => put({ notice: next })}
        hint={t`最多 ${chatLimits.groupNotice} 个字，可以不写`}
        rows={3}
      />
      <SwitchRow checked={open} onCheckedChange={(next) => put({ open: next })} hint={<Trans>不开放的群由群主拉人</Trans>}>
        <Trans>任何人都能加入</Trans>
      </SwitchRow>
    </>
  )
}

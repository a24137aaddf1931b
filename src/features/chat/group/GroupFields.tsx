// The name and the notice of a group, and whether anyone may join.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Group } from '../../../../contract/group.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { lineFault, lineForm, messageFault, messageForm } from '../../../../rules/text/line-text.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'

type GroupWords = Pick<Group, 'name' | 'notice' | 'open'>
export const emptyGroup: GroupWords = { name: '', notice: '', open: true }

interface GroupDraft {
  typed: GroupWords
  set(typed: GroupWords): void
  /** As they are sent. */
  words: GroupWords
  isRight: boolean
}

export function useGroupDraft(known: GroupWords): GroupDraft {
  const [typed, set] = useState(known)
  const words = { name: lineForm(typed.name), notice: messageForm(typed.notice), open: typed.open }
  const isRight =
    lineFault(words.name, chatLimits.groupName) === null &&
    (words.notice === '' || messageFault(words.notice, chatLimits.groupNotice) === null)
  return { typed, set, words, isRight }
}

export function GroupFields({ draft: { typed, set } }: { draft: GroupDraft }) {
  const { t } = useLingui()
  const { name, notice, open } = typed
  return (
    <>
      <TextField
        label={t`群名`}
        value={name}
        onChange={(next) => set({ ...typed, name: next })}
        hint={t`最多 ${chatLimits.groupName} 个字`}
        autoComplete="off"
      />
      <TextArea
        label={t`公告`}
        value={notice}
        onChange={(next) => set({ ...typed, notice: next })}
        hint={t`最多 ${chatLimits.groupNotice} 个字，可以不写`}
        rows={3}
      />
      <SwitchRow checked={open} onCheckedChange={(next) => set({ ...typed, open: next })} hint={<Trans>不开放的群由群主拉人</Trans>}>
        <Trans>任何人都能加入</Trans>
      </SwitchRow>
    </>
  )
}

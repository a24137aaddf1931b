// Lets the owner change a group's picture, name, notice and join mode.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './GroupDialog.module.css'
import { GroupFields, useGroupDraft } from './GroupFields.tsx'
import { useGroupAct } from './use-group-act.ts'

export function GroupEdit({ group, onDone }: { group: Group; onDone(): void }) {
  const { t } = useLingui()
  const { busy, run } = useGroupAct()
  const draft = useGroupDraft(group)
  const save = async (): Promise<void> => {
    const saved = await run(() => call('POST api/group/update', { body: { id: group.id, ...draft.values } }), t`已保存`)
    if (saved) onDone()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <GroupFields draft={draft} />
      <div className={styles.acts}>
        <Button onClick={onDone}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={busy || !draft.isRight}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  )
}

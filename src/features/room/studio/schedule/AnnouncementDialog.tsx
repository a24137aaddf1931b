// Form of an announced broadcast: title, start, category, match and cover.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { nameForm } from '../../../../../rules/text/line-text.ts'
import { call } from '../../../../core/api/api.ts'
import { productNow } from '../../../../core/clock/product-clock.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFaults } from '../../../../ui/form/use-faults.ts'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import { CoverField } from '../room/CoverField.tsx'
import { MatchField } from '../room/MatchField.tsx'
import { useCategoryOptions } from '../room/use-category-options.ts'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain } from '../use-studio-read.ts'
import { type AnnouncementFault, draftOf, faultsOf, newDraft, timeOfInput } from './announcement-draft.ts'

interface AnnouncementDialogProps {
  /** Null: a new one. */
  known: Announcement | null
  /** The room's category. */
  category: number
  onClose(): void
}

export function AnnouncementDialog({ known, category, onClose }: AnnouncementDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => (known ? draftOf(known) : newDraft(category, productNow())))
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const categories = useCategoryOptions()
  const found = faultsOf(draft, productNow(), known?.start_at)
  const messages: Record<AnnouncementFault, string> = {
    'title-empty': t`请填写标题`,
    'title-long': t`最多 30 个字`,
    'start-missing': t`请选择开播时间`,
    'start-past': t`开播时间要在现在之后`,
    'start-far': t`最多提前 60 天`,
  }
  const errorOf = (part: 'title' | 'start'): string | null => {
    const fault = found.find((one) => one.startsWith(part))
    return fault ? messages[fault] : null
  }
  const { faultOf, attempt } = useFaults({ title: errorOf('title'), start: errorOf('start') })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const at = timeOfInput(draft.start)
    if (!attempt() || at === null) return
    const start_at = new Date(at).toISOString()
    const { title, match_id, cover } = draft
    const send = () =>
      known
        ? call('GET api/live/updateLive', {
            query: { id: known.id, title, start_at, category: String(draft.category), match_id: match_id ?? '', cover },
          })
        : call('POST api/Live/setReserveLiveNew', { body: { title, start_at, category: draft.category, match_id, cover } })
    void run(async () => {
      await send()
      await readAgain('GET api/Live/getOwnReserveList')
    }, t`已保存`).then((isDone) => isDone && onClose())
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={known ? <Trans>修改预告</Trans> : <Trans>新建预告</Trans>} width={520}>
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={<Trans>标题</Trans>}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          aside={<small>{`${countCharacters(nameForm(draft.title))} / ${roomLimits.title}`}</small>}
          error={faultOf('title')}
          maxLength={200}
        />
        <TextField
          label={<Trans>开播时间</Trans>}
          type="datetime-local"
          value={draft.start}
          onChange={(start) => setDraft({ ...draft, start })}
          error={faultOf('start')}
          hint={known && known.reserves > 0 ? <Trans>改时间后，预约的人会收到通知</Trans> : <Trans>按这台设备的时区</Trans>}
        />
        <SelectField
          label={<Trans>分类</Trans>}
          value={String(draft.category)}
          onChange={(chosen) => setDraft({ ...draft, category: Number(chosen) })}
          options={categories}
        />
        <MatchField value={draft.match_id} onChange={(match_id) => setDraft((now) => ({ ...now, match_id }))} />
        <CoverField value={draft.cover} category={draft.category} onChange={(cover) => setDraft((now) => ({ ...now, cover }))} />
        <div className={styles.ends}>
          <Button onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button type="submit" variant="primary" disabled={busy}>
            <Trans>保存</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

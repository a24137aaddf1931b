// The upload form: title, category, file, cover and match.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { videoLimits } from '../../../../contract/limits/video-limits.ts'
import type { VideoCard } from '../../../../contract/video.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import {
  type VideoDraft,
  type VideoFault,
  type VideoFile,
  videoBody,
  videoFaults,
  withFrame,
  withVideo,
} from '../../../core/upload/video-draft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../ui/use-store.ts'
import { categoriesQuery } from '../queries.ts'
import { useVideoMessages } from '../video-failure-messages.ts'
import { BeginField } from './BeginField.tsx'
import styles from './UploadForm.module.css'
import { useVideoDraft, type VideoDraftHandle } from './use-video-draft.ts'
import { VideoField } from './VideoField.tsx'

/** Form fields from other features. */
export interface FormFields {
  cover(value: string, onChange: (path: string) => void): ReactNode
  match(value: string | null, onChange: (id: string | null) => void): ReactNode
}

export interface UploadFormProps {
  fields: FormFields
  onPublished(video: VideoCard): void
  onClose(): void
}

/** Waits until the stored draft has loaded. */
export function UploadForm(props: UploadFormProps) {
  const handle = useVideoDraft()
  return handle.draft && <Form {...props} draft={handle.draft} handle={handle} />
}

function Form({ fields, onPublished, onClose, draft, handle }: UploadFormProps & { draft: VideoDraft; handle: VideoDraftHandle }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data: categories } = useQuery(categoriesQuery())
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const messageOf = useVideoMessages()
  const { change } = handle
  const update = useCallback((patch: Partial<VideoDraft>): void => change((known) => ({ ...known, ...patch })), [change])
  const onFile = useCallback((file: VideoFile | null) => update({ file }), [update])
  const onPath = useCallback((video: string) => change((known) => withVideo(known, video)), [change])
  const onFrame = useCallback((cover: string) => change((known) => withFrame(known, cover)), [change])
  const faults = videoFaults(draft)
  const errorOf = (...those: [VideoFault, string][]): string | null =>
    tried ? (those.find(([fault]) => faults.has(fault))?.[1] ?? null) : null

  async function publish(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const video = await call('POST api/Video_user/insert', { body: videoBody(draft) })
      toast(video.state === 'waiting' ? t`已提交，审核后公开` : t`视频已发布`, { tone: 'ok' })
      await handle.end()
      onPublished(video)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (faults.size === 0 && !busy) void publish()
  }
  const missingCover = errorOf(['cover', t`请上传视频封面`])
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t`上传视频`}>
      {/* Disabled while sending: edits would be lost. */}
      <fieldset className={styles.whole} disabled={busy}>
        <VideoField
          file={draft.file}
          path={draft.video}
          error={errorOf(['video', t`请上传视频`])}
          onFile={onFile}
          onPath={onPath}
          onFrame={onFrame}
        />
        {fields.cover(draft.cover, (cover) => update({ cover }))}
        {missingCover && (
          <p className={styles.error} role="alert">
            {missingCover}
          </p>
        )}
        <TextField
          label={<Trans>标题</Trans>}
          value={draft.title}
          onChange={(title) => update({ title })}
          maxLength={videoLimits.title * 2}
          error={errorOf(['title', t`请填写标题`], ['title-long', t`标题最多 ${videoLimits.title} 个字`])}
        />
        <SelectField
          label={<Trans>分类</Trans>}
          value={draft.category}
          options={[
            { value: '', label: t`请选择` },
            ...(categories?.list.map(({ id, name }) => ({ value: id, label: nameOf(name, lang) })) ?? []),
          ]}
          onChange={(category) => update({ category })}
          error={errorOf(['category', t`请选择分类`])}
        />
        <TextArea
          label={<Trans>简介，选填</Trans>}
          rows={3}
          value={draft.description}
          onChange={(description) => update({ description })}
          maxLength={videoLimits.description * 2}
          error={errorOf(['description-long', t`简介最多 ${videoLimits.description} 个字`])}
        />
        {fields.match(draft.match_id, (match_id) => update({ match_id, begin: null }))}
        {draft.match_id !== null && (
          <BeginField
            matchId={draft.match_id}
            value={draft.begin}
            error={errorOf(['after', t`请填写秒数，如 10`])}
            onChange={(begin) => update({ begin })}
          />
        )}
        {failure && (
          <p className={styles.error} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? <Trans>正在发布…</Trans> : <Trans>发布</Trans>}
          </Button>
          <Button variant="plain" onClick={onClose}>
            <Trans>收起</Trans>
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

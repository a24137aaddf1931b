// Form of a new post. The draft is saved on the device; without a network the post waits in the outbox and is sent automatically.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Circle } from '../../../../contract/circle.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { NetworkError } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { type DraftFault, draftFaults, type PostDraft, publishPost } from '../../../core/upload/post-draft.ts'
import { dropUpload, pictureTypes, videoAccept } from '../../../core/upload/upload.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Progress } from '../../../ui/figure/Progress.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../ui/use-store.ts'
import { postsKey } from '../circle-queries.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './NewPostPage.module.css'
import { useFaultMessages, usePostMessages } from './post-messages.ts'
import { enqueuePost, waitingPostsKey } from './post-outbox.ts'
import { usePostDraft } from './use-post-draft.ts'

/** The first invalid field, or the button that adds a missing file. */
const firstGap = '[aria-invalid=true], [data-wrong] li:last-child > button'

export function NewPost({ circles, first }: { circles: readonly Circle[]; first: Partial<PostDraft> }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const client = useQueryClient()
  const navigate = useNavigate()
  const messageOf = usePostMessages()
  const faultMessageOf = useFaultMessages()
  const { draft, update, isSaved, begin } = usePostDraft(first)
  const [percent, setPercent] = useState<number | null>(null)
  const [isPaused, setPaused] = useState(false)
  /** The post is being sent: later edits would be lost. */
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  /** Number of publish attempts; from the first one on faults are displayed. */
  const [tries, setTries] = useState(0)
  const giving = useRef<AbortController | null>(null)
  useEffect(() => () => giving.current?.abort(), [])
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const faults = draftFaults(draft)
  const errorOf = (...those: DraftFault[]): string | null => {
    const fault = tries > 0 ? those.find((one) => faults.has(one)) : undefined
    return fault ? faultMessageOf(fault) : null
  }
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(firstGap)?.focus()
  }, [tries])
  const written = countCharacters(draft.text.trim())
  const busy = percent !== null

  async function publish(): Promise<void> {
    const giveUp = new AbortController()
    giving.current = giveUp
    let isOnItsWay = false
    const onSending = (): void => {
      isOnItsWay = true
      setSending(true)
    }
    try {
      const post = await publishPost(draft, { onProgress: setPercent, signal: giveUp.signal, latest: () => latest.current, onSending })
      await begin()
      await client.invalidateQueries({ queryKey: postsKey })
      toast(t`已发布`, { tone: 'ok' })
      // Does not navigate if the user has left the form meanwhile.
      if (!giveUp.signal.aborted) await navigate({ to: '/circle-detail', search: { id: post.circle.id, post: post.id } })
    } catch (error) {
      if (giveUp.signal.aborted && !isOnItsWay) return setPaused(true)
      if (!(error instanceof NetworkError)) return toast(messageOf(error), { tone: 'danger' })
      await enqueuePost(latest.current)
      setTries(0)
      await begin()
      await client.invalidateQueries({ queryKey: waitingPostsKey })
      toast(failureOf(error) === 'offline' ? t`没有网络，帖子存在本机，联网后自动发出` : t`服务器没有回应，帖子存在本机，会自动再发`)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTries((count) => count + 1)
    if (faults.size > 0 || busy) return
    setPaused(false)
    setPercent(0)
    publish()
      .catch((error: unknown) => toast(messageOf(error), { tone: 'danger' }))
      .finally(() => {
        setPercent(null)
        setSending(false)
      })
  }
  /** Also drops the uploaded parts of the previous video. */
  function chooseVideo(video: Blob | null): void {
    if (draft.video && draft.video !== video)
      dropUpload(draft.video, 'video').catch((error: unknown) => console.info('uploaded parts not dropped', error))
    setPaused(false)
    update({ video })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Segmented<PostDraft['type']>
        label={t`发什么`}
        value={draft.type}
        onChange={(type) => update({ type })}
        disabled={busy}
        options={[
          { value: 'post', label: t`图文` },
          { value: 'video', label: t`视频` },
        ]}
      />
      <SelectField
        label={<Trans context="a single one">圈子</Trans>}
        value={circles.some(({ id }) => id === draft.circle) ? draft.circle : ''}
        onChange={(circle) => update({ circle })}
        disabled={isSending}
        error={errorOf('circle-needed')}
        options={[{ value: '', label: t`请选择圈子` }, ...circles.map(({ id, name }) => ({ value: id, label: nameOf(name, lang) }))]}
      />
      <TextArea
        label={<Trans>内容</Trans>}
        aside={
          <small>
            <Num>
              {written}/{communityLimits.postLength}
            </Num>
          </small>
        }
        rows={6}
        value={draft.text}
        onChange={(text) => update({ text })}
        disabled={isSending}
        placeholder={t`聊聊正在踢的比赛`}
        error={errorOf('content-needed', 'too-long')}
      />
      {draft.type === 'post' ? (
        <FilePicker
          label={<Trans>图片</Trans>}
          kind="picture"
          files={draft.pictures}
          most={memberLimits.picturesPerPost}
          accept={pictureTypes}
          disabled={busy}
          onChange={(pictures) => update({ pictures })}
          error={errorOf('pictures')}
          hint={<Trans>最多 {memberLimits.picturesPerPost} 张，PNG 或 JPEG，每张 5 MB 以内</Trans>}
        />
      ) : (
        <div className={styles.files}>
          <FilePicker
            label={<Trans>视频</Trans>}
            kind="video"
            files={draft.video ? [draft.video] : []}
            most={1}
            accept={videoAccept}
            disabled={busy}
            onChange={([video]) => chooseVideo(video ?? null)}
            error={errorOf('video-needed', 'video-format', 'video-size')}
            hint={<Trans>MP4、MOV 或 WebM，小于 50 MB</Trans>}
          />
          <FilePicker
            label={<Trans>视频封面</Trans>}
            kind="picture"
            files={draft.cover ? [draft.cover] : []}
            most={1}
            accept={pictureTypes}
            disabled={busy}
            onChange={([cover]) => update({ cover: cover ?? null })}
            error={errorOf('cover-needed', 'cover-format')}
          />
        </div>
      )}
      {draft.match !== null && (
        <p className={styles.match}>
          <Trans>会附上这场比赛的链接</Trans>
          <IconButton label={t`不附比赛`} disabled={isSending} onClick={() => update({ match: null })}>
            <X size={16} />
          </IconButton>
        </p>
      )}
      {busy && <Progress label={t`上传进度`} percent={percent} />}
      <div className={styles.foot}>
        <span className={styles.kept}>
          {isPaused ? (
            <Trans>已暂停，再点发布会接着传</Trans>
          ) : isSaved ? (
            <Trans>草稿已存在这台设备上</Trans>
          ) : (
            <Trans>写到一半离开也不会丢</Trans>
          )}
        </span>
        {busy && !isSending && (
          <Button variant="plain" onClick={() => giving.current?.abort()}>
            <Trans context="an upload">暂停</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" size="lg" disabled={busy}>
          <Trans>发布</Trans>
        </Button>
      </div>
    </form>
  )
}

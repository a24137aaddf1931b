// The user's videos and recordings: the upload form, their states, and deletion.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReportReason } from '../../../../contract/report.ts'
import type { VideoCard } from '../../../../contract/video.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { reasonMessages } from '../../report/report-messages.ts'
import { ownVideosQuery } from '../queries.ts'
import { type FormFields, UploadForm } from '../upload/UploadForm.tsx'
import { findVideoDraft } from '../upload/video-draft-store.ts'
import { useVideoMessages } from '../video-failure-messages.ts'
import styles from './MyVideos.module.css'
import { gridKey, VideoGrid } from './VideoGrid.tsx'

export function MyVideos({ fields }: { fields: FormFields }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState<VideoCard | null>(null)
  // Reopens the form if this device holds an unfinished draft.
  useEffect(() => {
    findVideoDraft().then(
      (draft) => draft && setOpen(true),
      (error: unknown) => console.warn('draft load failed', error),
    )
  }, [])
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: [gridKey] })
  return (
    <>
      <Panel padded className={styles.upload}>
        {open ? (
          <UploadForm
            fields={fields}
            onClose={() => setOpen(false)}
            onPublished={() => {
              setOpen(false)
              void readAgain()
            }}
          />
        ) : (
          <div className={styles.invite}>
            <p>
              <Trans>把好球、教学和聊球的片段分享给看台。</Trans>
            </p>
            <Button variant="primary" onClick={() => setOpen(true)}>
              <Upload size={16} aria-hidden="true" />
              <Trans>上传视频</Trans>
            </Button>
          </div>
        )}
      </Panel>
      <VideoGrid
        name={['mine']}
        pageOf={ownVideosQuery}
        empty={{ title: t`你还没有视频`, text: t`上传的视频和直播回放会出现在这里` }}
        foot={(video) => <Foot video={video} onRemove={() => setLeaving(video)} />}
      />
      <RemoveDialog
        video={leaving}
        onClose={(isGone) => {
          setLeaving(null)
          if (isGone) void readAgain()
        }}
      />
    </>
  )
}

function Foot({ video, onRemove }: { video: VideoCard; onRemove(): void }) {
  const { t, i18n } = useLingui()
  const { state, reason } = video
  const known = reason in reasonMessages ? i18n._(reasonMessages[reason as ReportReason]) : reason
  return (
    <div className={styles.foot}>
      {state === 'waiting' && (
        <Tag tone="warn">
          <Trans>审核中</Trans>
        </Tag>
      )}
      {state === 'hidden' && (
        <Tag tone="danger">
          <Trans context="a video that was taken down">已下架</Trans>
        </Tag>
      )}
      {state === 'hidden' && known !== '' && <span className={styles.reason}>{known}</span>}
      <Button size="sm" variant="plain" className={styles.remove} aria-label={t`删除 ${video.title.zh}`} onClick={onRemove}>
        <Trash2 size={14} aria-hidden="true" />
        <Trans>删除</Trans>
      </Button>
    </div>
  )
}

function RemoveDialog({ video, onClose }: { video: VideoCard | null; onClose(isGone: boolean): void }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const messageOf = useVideoMessages()
  async function remove(id: string): Promise<void> {
    setBusy(true)
    try {
      await call('POST api/Video_user/delete', { body: { id } })
      toast(t`视频已删除`, { tone: 'ok' })
      onClose(true)
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' })
      onClose(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={video !== null}
      onOpenChange={(open) => !open && onClose(false)}
      title={<Trans>确定删除吗？</Trans>}
      text={<Trans>视频、弹幕和评论会一起删除，不能恢复。</Trans>}
      width={380}
    >
      <div className={styles.ends}>
        <Button onClick={() => onClose(false)}>
          <Trans>不删</Trans>
        </Button>
        <Button variant="primary" disabled={busy} onClick={() => video && void remove(video.id)}>
          <Trans>删除</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

// Changes the avatar: a preset, or a square of the user's picture, cropped here and re-encoded by the server.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { faceAddress } from '../../../../../rules/face/face-address.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { uploadPicture } from '../../../../core/upload/upload.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Progress } from '../../../../ui/figure/Progress.tsx'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../../ui/layer/OpenedLater.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useUpdateInfo } from '../member-queries.ts'
import { useMemberAct } from '../use-member-act.ts'
import styles from './AvatarDialog.module.css'
import { AvatarUpload, type Picked } from './AvatarUpload.tsx'
import { cutSquare } from './square-picture.ts'

export function AvatarDialog({ open, onOpenChange, current }: OpenProps & { current: string }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(current)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const giveUp = useRef<AbortController | null>(null)
  const update = useUpdateInfo()
  const { busy, run } = useMemberAct()
  useEffect(() => {
    if (open) return
    giveUp.current?.abort()
    setChosen(current)
    setPicked(null)
  }, [open, current])

  const send = async (): Promise<void> => {
    const giving = new AbortController()
    giveUp.current = giving
    try {
      const path = picked
        ? await uploadPicture(await cutSquare(picked.file, picked.square), 'avatar', { onProgress: setPercent, signal: giving.signal })
        : chosen
      await update({ avatar: path })
    } finally {
      setPercent(null)
    }
  }
  const save = async (): Promise<void> => {
    if (await run(send, t`修改成功`)) onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`更换头像`}
      width={460}
      footer={
        <div className={styles.acts}>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="primary" disabled={busy || (!picked && chosen === current)} onClick={() => void save()}>
            <Trans>用这个头像</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <AvatarUpload picked={picked} onPicked={setPicked} disabled={busy} />
        {percent !== null && <Progress label={t`上传进度`} percent={percent} />}
        <AvatarChoice chosen={picked ? '' : chosen} disabled={busy} onChoose={(path) => [setChosen(path), setPicked(null)]} />
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  chosen: string
  disabled: boolean
  onChoose(path: string): void
}

function AvatarChoice({ chosen, disabled, onChoose }: ChoiceProps) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const { data, isLoadingError, refetch } = useQuery(apiQuery('GET api/user/avatarList'))
  if (!data)
    return isLoadingError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
  const choice = (path: string, label: string) => (
    <label key={path} className={styles.choice}>
      <input type="radio" name="avatar" checked={path === chosen} onChange={() => onChoose(path)} aria-label={label} />
      <PersonPicture path={path} size={52} />
    </label>
  )
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend>
        <Trans>本站的头像</Trans>
      </legend>
      {user && choice(faceAddress(user.id), t`为你画的头像`)}
      {data.list.map(({ id, path }) => choice(path, t`头像 ${id}`))}
    </fieldset>
  )
}

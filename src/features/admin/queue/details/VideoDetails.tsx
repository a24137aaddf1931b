// Details of a video: cover, texts, and a link to watch it.
import { useLingui } from '@lingui/react/macro'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { useVideoActs } from '../../content/use-video-acts.tsx'
import admin from '../../parts/Admin.module.css'
import { useAdminAction } from '../../parts/use-admin-action.ts'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import type { DetailsProps } from './details.ts'

export function VideoDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/videos', { id })
  const { busy, run } = useAdminAction()
  const { actsOf, dialog } = useVideoActs({ busy, run })
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.id === id)
  const category = data?.categories.find((one) => one.id === row?.category)
  const details = row && {
    lead: (
      <a className={admin.link} href={row.kind === 'file' ? row.url : `/video-player?id=${row.id}`} target="_blank" rel="noreferrer">
        {nameOf(row.title, lang)}
      </a>
    ),
    facts: [
      ...(row.cover ? [{ name: t`封面`, value: <img src={row.cover} alt="" className={admin.thumb} /> }] : []),
      ...(row.description ? [{ name: t`简介`, value: row.description }] : []),
      { name: t`分类`, value: category ? nameOf(category.name, lang) : row.category },
      { name: t`时间`, value: formatTime(row.published_at) },
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}

// Details of a video: cover, texts, and a link to watch it.
import { useLingui } from '@lingui/react/macro'
import { nameOf } from '../../../../../rules/text/name.ts'
import { preferences } from '../../../../core/preferences.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { useVideoActs } from '../../content/use-video-acts.tsx'
import desk from '../../parts/Desk.module.css'
import { useDeskAct } from '../../parts/use-desk-act.ts'
import { useDeskRead } from '../../parts/use-desk-read.ts'
import { useMoment } from '../../parts/use-moment.ts'
import type { DetailsProps } from './details.ts'

export function VideoDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isLoadingError, refetch } = useDeskRead('GET api/Desk/videos', { id })
  const { busy, run } = useDeskAct()
  const { actsOf, dialog } = useVideoActs({ busy, run })
  const moment = useMoment()
  const row = data?.list.find((one) => one.id === id)
  const category = data?.categories.find((one) => one.id === row?.category)
  const details = row && {
    lead: (
      <a className={desk.link} href={row.kind === 'file' ? row.url : `/video-player?id=${row.id}`} target="_blank" rel="noreferrer">
        {nameOf(row.title, lang)}
      </a>
    ),
    facts: [
      ...(row.cover ? [{ name: t`封面`, value: <img src={row.cover} alt="" className={desk.thumb} /> }] : []),
      ...(row.description ? [{ name: t`简介`, value: row.description }] : []),
      { name: t`分类`, value: category ? nameOf(category.name, lang) : row.category },
      { name: t`时间`, value: moment(row.published_at) },
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

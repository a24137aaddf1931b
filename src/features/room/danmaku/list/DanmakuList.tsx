// All danmaku of a video, by time: each seeks to its time; users with permission can delete it, others report it.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Flag, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { Danmaku } from '../../../../../contract/room/danmaku.ts'
import { mayTakeAway } from '../../../../../rules/admin/take-away.ts'
import { call } from '../../../../core/api/api.ts'
import { type FailureMessages, failureWord } from '../../../../core/api/failure-messages.ts'
import { needLogin } from '../../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { ReportDialog } from '../../../report/ReportDialog.tsx'
import { RevealButton } from '../../../spoiler/SpoilerText.tsx'
import { useSpoilerText } from '../../../spoiler/use-spoiler-text.ts'
import { spoken } from '../spoken.ts'
import styles from './DanmakuList.module.css'

export interface DanmakuListProps {
  place: string
  /** Playback times in milliseconds. */
  first: number
  last: number
  /** The user owns the video and may delete danmaku on it. */
  isOwner: boolean
  /** Scores are hidden here for this user. */
  covered: boolean
  onJump(at: number): void
}

const own: FailureMessages = { 'not-found': msg`这条弹幕已经不在了`, forbidden: msg`你不能做这个操作` }

export function DanmakuList(props: DanmakuListProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.box}>
      <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Trans>弹幕列表</Trans>
        <ChevronDown size={16} aria-hidden="true" className={open ? styles.up : undefined} />
      </button>
      <div id={id} hidden={!open}>
        {open && <Items {...props} />}
      </div>
    </section>
  )
}

function Items({ place, first, last, isOwner, covered, onJump }: DanmakuListProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { user } = useStore(sessionStore)
  const [reported, setReported] = useState<string | null>(null)
  const key = ['danmaku of', place]
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call('GET api/Barrage/getList', { query: { id: place, from: pageParam, to: new Date(last).toISOString() }, signal }),
    initialPageParam: new Date(first).toISOString(),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
  const textOf = useSpoilerText(covered)
  const loaded = list.data?.pages.flatMap((page) => page.list).filter(({ id }) => !spoken.isTaken(id)) ?? []
  const items = loaded.map((danmaku) => {
    const text = danmaku.uid === user?.id ? danmaku.text : textOf(danmaku)
    return { ...danmaku, text, isHeld: text !== danmaku.text }
  })
  const mayTake = ({ uid }: Danmaku): boolean => isOwner || uid === user?.id || mayTakeAway(user?.roles ?? [])

  async function take({ id }: Danmaku): Promise<void> {
    try {
      await call('POST api/Barrage/remove', { body: { id } })
      spoken.take(id)
      toast(t`弹幕已删除`, { tone: 'ok' })
      await client.invalidateQueries({ queryKey: key })
    } catch (error) {
      toast(t(failureWord(error, own)), { tone: 'danger' })
    }
  }
  if (list.isLoadingError && items.length === 0) return <ErrorState onRetry={() => void list.refetch()} />
  if (list.data && items.length === 0)
    return (
      <p className={styles.none}>
        <Trans>还没有弹幕，发第一条吧</Trans>
      </p>
    )
  return (
    <>
      <ul className={styles.list}>
        {items.map((danmaku) => (
          <li key={danmaku.id}>
            <button type="button" className={styles.line} onClick={() => onJump(Date.parse(danmaku.at))}>
              <Num className={styles.second}>{lengthText((Date.parse(danmaku.at) - first) / 1_000)}</Num>
              <span className={styles.text}>{danmaku.text}</span>
            </button>
            {danmaku.isHeld && <RevealButton id={danmaku.id} />}
            {mayTake(danmaku) ? (
              <IconButton label={t`删除弹幕：${danmaku.text}`} onClick={() => void take(danmaku)}>
                <Trash2 size={16} />
              </IconButton>
            ) : (
              <IconButton label={t`举报弹幕：${danmaku.text}`} onClick={() => !needLogin() && setReported(danmaku.id)}>
                <Flag size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="sm" variant="plain" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <Trans>更多</Trans>
        </Button>
      )}
      <ReportDialog target={reported === null ? null : { kind: 'danmaku', id: reported }} onClose={() => setReported(null)} />
    </>
  )
}

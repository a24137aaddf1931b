// A category: the picture of its newest video, its name, the number of videos, and the follow button.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Plus } from 'lucide-react'
import type { VideoCategory } from '../../../../contract/video.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useCovered } from '../../spoiler/revealed.ts'
import { groundOfCategory } from '../category-ground.ts'
import { categoriesQuery, myCategoriesQuery, recommendedQuery } from '../queries.ts'
import { useVideoMessages } from '../video-failure-messages.ts'
import styles from './CategoryCard.module.css'

export function CategoryCard({ category }: { category: VideoCategory }) {
  const { lang } = useStore(preferences)
  const name = nameOf(category.name, lang)
  const covered = useCovered({ key: `category:${category.id}`, teams: null }) && category.results
  return (
    <article className={styles.card}>
      {category.cover && !covered ? (
        <img src={category.cover} alt="" width={320} height={180} loading="lazy" decoding="async" className={styles.picture} />
      ) : (
        <Ground sport={groundOfCategory(category.id)} marks="centre" className={styles.picture} />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to="/video-classify" search={{ type: 3, id: category.id, name }} className={styles.link}>
            {name}
          </Link>
        </h3>
        <span className={styles.count}>
          <Plural value={category.count} other="# 个视频" />
        </span>
      </div>
      <FollowCategory category={category} />
    </article>
  )
}

export function FollowCategory({ category }: { category: VideoCategory }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const messageOf = useVideoMessages()
  const { lang } = useStore(preferences)
  const name = nameOf(category.name, lang)
  const { isPending, mutate } = useMutation({
    mutationFn: (on: boolean) => call('POST api/Videoclassification/addMyclassification', { body: { id: category.id, on } }),
    onSuccess: async (mine) => {
      client.setQueryData(myCategoriesQuery().queryKey, mine)
      const others = [
        categoriesQuery().queryKey[0],
        recommendedQuery().queryKey[0],
        'GET api/videocclassification/allList',
        'GET api/videocclassification/search',
      ]
      await Promise.all(others.map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  })
  const { followed } = category
  return (
    <Button
      size="sm"
      variant={followed ? 'line' : 'soft'}
      className={styles.follow}
      disabled={isPending}
      aria-pressed={followed}
      aria-label={followed ? t`已关注分类 ${name}` : t`关注分类 ${name}`}
      onClick={() => !needLogin() && mutate(!followed)}
    >
      {followed ? <Check size={14} aria-hidden="true" /> : <Plus size={14} aria-hidden="true" />}
      {followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </Button>
  )
}

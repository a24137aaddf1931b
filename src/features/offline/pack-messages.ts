// Texts of the packs: names, contents and sizes.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { PackName } from '../../core/packs/packs.ts'

interface PackMessages {
  title: MessageDescriptor
  about: MessageDescriptor
}

export const packMessages: Record<PackName, PackMessages> = {
  schedule: { title: msg`赛程`, about: msg`全部比赛 3 天，我关注的 14 天` },
  tables: { title: msg`积分榜`, about: msg`每项赛事的最新积分榜` },
  results: { title: msg`赛果`, about: msg`最近 50 场的比分与详情` },
  news: { title: msg`资讯`, about: msg`最近 50 篇，连同图片` },
  articles: { title: msg`收藏的文章`, about: msg`在文章页点“离线保存”` },
  search: { title: msg`搜索索引`, about: msg`没有网络也能搜球队、赛事和比赛` },
  legal: { title: msg`协议与条款`, about: msg`用户协议、隐私政策、行为准则和免责声明` },
}

/** 刚刚 within a minute, as elsewhere; ageText after that. */
export const justNow: Record<Lang, string> = { zh: '刚刚', en: 'just now', vi: 'vừa xong' }

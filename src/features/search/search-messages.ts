// Labels of the result kinds.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SearchTab } from './search-tab.ts'

export const tabMessages: Record<SearchTab, MessageDescriptor> = {
  all: msg`全部`,
  matches: msg`比赛`,
  live: msg`直播`,
  streamers: msg({ message: '主播', context: 'several' }),
  teams: msg`球队`,
  leagues: msg`赛事`,
  players: msg`球员`,
  news: msg`资讯`,
  videos: msg`视频`,
  circles: msg`圈子`,
  posts: msg`帖子`,
  experts: msg`专家`,
}
